# L'entrée par ssh: ce qui se dit hors du jeu, avant qu'il commence ou quand il s'interrompt.

ssh-no-commands = Aucune commande n'est exécutée ici, il n'y a que des jeux: entre sans commande.
ssh-no-terminal = Le jeu a besoin d'un terminal: tape ssh -t au lieu de ssh.
ssh-full = Le serveur est plein en ce moment: réessaie plus tard.
ssh-mistake = Thousand a commis une erreur, et cette visite est finie. Ta place à la table est gardée: entre à nouveau.

ssh-key-question = Ta clé ssh peut te faire entrer sans mot de passe. La retenir?
ssh-key-yes = Oui, retenir la clé
ssh-key-no = Pas maintenant
ssh-key-kept = La clé est retenue: la prochaine fois, tu n'as pas besoin de mot de passe.
