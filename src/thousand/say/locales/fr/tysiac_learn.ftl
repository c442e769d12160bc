### Le tutoriel de Tysiąc: pour chaque leçon, de quoi il s'agit et pourquoi, ce qu'il faut faire, et un mot quand
### c'est fait. $key-... est la touche de cette commande.

## 1

learn-tysiac-hand = { learn-step }: tes cartes. Dans chaque couleur, l'as est le plus fort, puis dix, roi, dame, valet, neuf.
learn-tysiac-hand-hear = Appuie sur { $key-hand } pour entendre toutes tes cartes.
learn-tysiac-hand-sort = Tu as le roi et la dame de cœur: c'est un mariage. Appuie sur { $key-sort } pour ranger par valeur.
learn-tysiac-hand-done = Bien. { $key-sort } range de nouveau par couleur, quand tu veux.

## 2

learn-tysiac-auction = { learn-step }: les enchères. Qui promet le plus de points joue seul contre les autres.
learn-tysiac-auction-110 = Borys a dû ouvrir à 100. { $key-play } annonce 110; { $key-previous } et { $key-next } choisiraient une autre annonce.
learn-tysiac-auction-130 = Borys continue, mais ton mariage vaut 100. Appuie sur { $key-play } pour annoncer 130.
learn-tysiac-auction-done = Une annonce est une promesse: contrat réussi, tu gagnes 130 points; contrat chuté, tu en perds 130.

## 3

learn-tysiac-musik = { learn-step }: le musik. Ces trois cartes sont maintenant à toi, et tout le monde les a vues.
learn-tysiac-musik-hear = Appuie sur { $key-musik } pour les entendre de nouveau.
learn-tysiac-musik-contract = Appuie sur { $key-contract } pour entendre qui joue, et pour combien.
learn-tysiac-musik-done = Bien. L'as de trèfle te fera un pli.

## 4

learn-tysiac-give = { learn-step }: donner. Chaque adversaire reçoit une de tes cartes, et tout le monde en a huit.
learn-tysiac-give-first = Trouve le valet de pique et appuie sur { $key-play }, puis choisis pour qui, encore avec { $key-play }.
learn-tysiac-give-second = Donne aussi le neuf de carreau: il ne vaut rien, et il ne te restera plus de carreau.
learn-tysiac-give-done = Bien donné. Personne d'autre ne sait quelles cartes c'étaient.

## 5

learn-tysiac-lead = { learn-step }: entamer. Tu joues en premier, et la plus forte carte de la couleur demandée fait le pli.
learn-tysiac-lead-ace = Pas encore d'atout: un as est donc sûr. Trouve l'as de trèfle et appuie sur { $key-play }.
learn-tysiac-lead-done = Rien ne peut battre cette carte: les points du pli sont à toi.

## 6

learn-tysiac-marriage = { learn-step }: le mariage. Entame avec le roi ou la dame, les deux en main: il compte, et sa couleur est atout.
learn-tysiac-marriage-lead = Trouve la dame de cœur, ou le roi, et appuie sur { $key-play }: le mariage se déclare seul, 100 points.
learn-tysiac-marriage-trump = L'as d'Anna fait le pli, mais les 100 points sont à toi. Appuie sur { $key-trump } pour entendre l'atout.
learn-tysiac-marriage-done = Bien. Un atout bat toutes les cartes des autres couleurs.

## 7

learn-tysiac-follow = { learn-step }: fournir. Qui a la couleur demandée doit en jouer.
learn-tysiac-follow-trick = Appuie sur { $key-trick } pour entendre les cartes du pli.
learn-tysiac-follow-suit = Tu as un seul pique, joue-le. { $key-next-playable } le trouve; essaie d'abord une autre carte, si tu veux.
learn-tysiac-follow-done = Le pli est perdu, mais il ne t'a coûté aucun point.

## 8

learn-tysiac-trump = { learn-step }: couper. Sans carte de la couleur demandée, il faut jouer atout.
learn-tysiac-trump-in = On a demandé carreau, et tu n'en as pas: choisis un cœur et appuie sur { $key-play }.
learn-tysiac-trump-done = Coupé: un dix et un as sont à toi.

## 9

learn-tysiac-rest = { learn-step }: les autres plis. Tes 130 points sont déjà faits, mais on joue jusqu'au dernier pli.
learn-tysiac-rest-first = Tes atouts prennent tout ce qui vient. Choisis une carte et appuie sur { $key-play }.
learn-tysiac-rest-on = Choisis une carte jouable et appuie sur { $key-play }.
learn-tysiac-rest-done = Contrat réussi: tu marques 130 points, et les autres ce qu'ils ont fait, arrondi à cinq près.

## 10

learn-tysiac-scores = { learn-step }: les scores. À 800 points, on est sur le tonneau, et on ne gagne plus que comme preneur.
learn-tysiac-scores-hear = Appuie sur { $key-scores } pour entendre les points.
learn-tysiac-scores-done = Chaque donne apporte des points ou en retire, jusqu'à ce que quelqu'un en ait 1000.

## La fin

learn-tysiac-end = C'est tout. On gagne à 1000 points; si personne ne monte sur tes 100, tu peux aussi lâcher une bombe.
learn-tysiac-end-menu = Appuie sur { $key-play } pour le menu principal: Nouvelle partie en commence une pour de bon.
