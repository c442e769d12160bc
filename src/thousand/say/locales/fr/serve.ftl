# Un serveur et qui l'héberge: ce que disent thousand serve et thousand invite.
# $command est une commande à taper, $path un dossier ou un fichier, $port un nombre, $host le nom d'une machine: ils
# restent tels quels.

## Ce qui se dit quand il tourne

serve-listening-everywhere = Le serveur est ouvert sur le port { $port }, à toutes les adresses de cet ordinateur.
serve-listening = Le serveur est ouvert sur { $host }, port { $port }.
serve-data = Les tables et les comptes sont gardés dans { $path }.
serve-join = Pour venir, les autres tapent: { $command }
serve-ssh = Avec ssh seulement: { $command }
serve-behind-proxy = Les autres viennent par l'adresse de ton proxy.
serve-invite-only = Un code par nouveau compte. Pour en avoir un, tape dans un autre terminal: { $command }
serve-unencrypted = Rien n'est chiffré sans --certificate, pas même les mots de passe: seulement pour un réseau de confiance.
serve-how-to-stop = Contrôle C arrête le serveur; au prochain démarrage, chaque table continue.
serve-stopped = Le serveur est arrêté. Chaque table est gardée.
serve-failed = Le serveur s'est arrêté: ses données n'ont pas pu être écrites. Rien de ce qui était confirmé n'est perdu.
serve-code = Un code pour une nouvelle personne: { $code }
serve-account-closed = Le compte { $name } est fermé.
serve-account-password = Le nouveau mot de passe de { $name }: { $password }

## Ce qui ne va pas

cli-packages-missing = Un serveur demande des paquets qui ne sont pas installés. Tape: { $python } -m pip install { $names }
cli-key-alone = --key va avec --certificate: donne les deux, ou aucun.
cli-ports-equal = --port et --ssh-port ne peuvent pas être tous deux { $port }: choisis deux nombres.
cli-port-taken = Le port { $port } sert déjà à un autre programme: arrête-le, ou choisis-en un autre par --port ou --ssh-port.
cli-port-forbidden = Le port { $port } est interdit à cet utilisateur: choisis-en un à partir de 1024 par --port ou --ssh-port.
cli-port-failed = Le serveur ne peut pas s'ouvrir sur le port { $port }: { $detail }.
cli-host-unknown = Aucun ordinateur connu sous le nom { $host }: donne à --host une adresse de celui-ci, ou omets-le.
cli-host-elsewhere = { $host } n'est pas une adresse de cet ordinateur: donne à --host l'une des siennes, ou omets-le.
cli-certificate-unreadable = { $path } est illisible: { $detail }. Donne à --certificate et --key des fichiers que tu peux lire.
cli-certificate-wrong = { $path } et { $key } ne sont pas un certificat et sa clé au format PEM, ou la clé a un mot de passe: retire-le.
cli-certificate-other-key = La clé dans { $key } n'est pas celle du certificat dans { $path }: donne à --key celle qui a servi à le faire.
cli-data-unwritable = Impossible d'écrire dans { $path }: { $detail }. Choisis un autre dossier avec --data.
cli-data-in-use = Un autre serveur se sert déjà des données dans { $path }: arrête-le, ou choisis un autre dossier avec --data.
cli-data-newer = Un Thousand plus récent a écrit ces données de serveur: installe-le. Format { $found }; celui-ci connaît { $known }.
cli-data-failed = Les données du serveur dans { $path } ne peuvent pas servir: { $detail }.
cli-data-missing = Pas de données de serveur dans { $path }: lance une fois thousand serve, ou donne son dossier avec --data.
cli-account-what = Donne --close ou --new-password: une chose à la fois.
cli-account-unknown = Aucun compte ne porte le nom { $name } dans { $path }: vérifie l'écriture, ou donne --data.
cli-account-running = Le serveur dont les données sont dans { $path } est en marche: arrête-le, puis retape ceci.

## La ligne de commande

cli-help-serve = thousand serve: des tables que d'autres rejoignent par le réseau. --port, --data, --invite-only et d'autres.
cli-help-invite = thousand invite: un code pour une nouvelle personne, si ton serveur est sur invitation. Accepte --data.
cli-help-account = thousand account NAME: fermer un compte de ton serveur, ou lui donner un nouveau mot de passe. Avec --data.
cli-flag-host = --host et une adresse de cet ordinateur: la seule à être ouverte; sans cela, toutes le sont.
cli-flag-port = --port et un nombre: où le serveur est ouvert à thousand join; sans cela, 8414.
cli-flag-ssh-port = --ssh-port et un nombre: par où viennent ceux qui n'ont que ssh; sans cela, nulle part.
cli-flag-data = --data et un dossier: où le serveur garde ses tables et ses comptes.
cli-flag-invite-only = --invite-only: il faut un code pour un nouveau compte, et personne n'entre sans compte.
cli-flag-no-guests = --no-guests: chacun doit avoir un compte.
cli-flag-certificate = --certificate et un fichier PEM: les connexions sont chiffrées avec lui.
cli-flag-key = --key et un fichier PEM: la clé du certificat, si elle a un fichier à elle.
cli-flag-proxy = --proxy: un proxy sur cet ordinateur fait passer les gens, et dit leurs adresses.
cli-flag-close = --close: efface le compte pour toujours.
cli-flag-new-password = --new-password: invente un mot de passe à la place de l'ancien, et l'affiche.
