### Le tutoriel de 1000 Miles: pour chaque leçon, de quoi il s'agit et pourquoi, ce qu'il faut faire, et un mot
### quand c'est fait. $key-... est la touche de cette commande; $card, $hazard, $remedy et $safety sont des cartes
### de cette donne.

## 1

learn-miles-hand = { learn-step }: tes cartes. C'est une course: tes { unit } te font avancer, les attaques t'arrêtent.
learn-miles-hand-hear = Appuie sur { $key-hand } pour entendre toutes tes cartes.
learn-miles-hand-walk = Une par une: { $key-next } donne la suivante, { $key-previous } celle d'avant. Puis { $key-next-playable }: la prochaine carte jouable.
learn-miles-hand-done = Bien. Chaque carte dit sa place, et si elle est jouable.

## 2

learn-miles-draw = { learn-step }: piocher. Chaque tour commence par une nouvelle carte, tu choisis donc parmi sept.
learn-miles-draw-first = Appuie sur { $key-draw } pour piocher une carte.
learn-miles-draw-again = Pioche une carte: appuie sur { $key-draw }.
learn-miles-draw-done = Bien. Une nouvelle carte est toujours la dernière de ta main.

## 3

learn-miles-start = { learn-step }: démarrer. Aucune voiture ne part sans Feu vert.
learn-miles-start-roll = Trouve le Feu vert avec { $key-next } et { $key-previous }, puis joue-le avec { $key-play }.
learn-miles-start-done = Bravo. Maintenant, c'est aux autres de jouer.

## 4

learn-miles-drive = { learn-step }: rouler. Les { unit } s'ajoutent, une carte par tour; à 1000 exactement, la manche est gagnée.
learn-miles-drive-miles = Choisis une carte de { unit } et appuie sur { $key-play }.
learn-miles-drive-done = Te voilà en route.

## 5

learn-miles-ask = { learn-step }: demander. À tout moment, tu peux demander où en est le jeu; c'est gratuit.
learn-miles-ask-turn = Appuie sur { $key-turn } pour entendre à qui de jouer.
learn-miles-ask-info = Appuie sur { $key-info } pour entendre où en est tout le monde.
learn-miles-ask-scores = Appuie sur { $key-scores } pour entendre les points.
learn-miles-ask-done = Bien. Ces trois touches répondent quand tu veux.

## 6

learn-miles-attack = { learn-step }: attaquer. Une attaque bloque quelqu'un jusqu'à ce que la bonne parade soit jouée.
learn-miles-attack-hit = Trouve { card.a } et appuie sur { $key-play }. Tu peux viser deux joueurs: choisis, puis Entrée.
learn-miles-attack-done = Touché. Si une seule personne peut être visée, rien n'est demandé.

## 7

learn-miles-repair = { learn-step }: réparer. Tu as reçu { hazard.a }: il te faut d'abord { remedy.need }, puis un Feu vert.
learn-miles-repair-remedy = Choisis la carte { card } et appuie sur { $key-play }.
learn-miles-repair-roll = Pour repartir, choisis un Feu vert et appuie sur { $key-play }.
learn-miles-repair-done = C'est réparé, et tu roules de nouveau.

## 8

learn-miles-limit = { learn-step }: la Limite de vitesse. Tu roules, mais par 25 ou 50 seulement, jusqu'à la Fin de limite.
learn-miles-limit-slow = Joue 25, 50 ou la Fin de limite avec { $key-play }. Essaie d'abord plus vite, si tu veux.
learn-miles-limit-done = Bon choix.

## 9

learn-miles-safety = { learn-step }: les bottes. Chacune des quatre te protège pour toute la manche, et rapporte 100 points.
learn-miles-safety-lay = Avec { card.a }, ni Feu rouge ni Limite de vitesse, et plus besoin de Feu vert. Joue-le avec { $key-play }.
learn-miles-safety-again = Une botte te fait rejouer: appuie sur { $key-draw } pour piocher.
learn-miles-safety-drive = Encore une botte. Garde-la, tu verras pourquoi, et joue des { unit } avec { $key-play }.
learn-miles-safety-done = Plus de Limite de vitesse pour toi.

## 10

learn-miles-coup = { learn-step }: le coup fourré. Tu as la botte contre cette attaque: réponds tout de suite, hors de ton tour.
learn-miles-coup-answer = { $key-answer } pose { safety.the } contre { hazard.the }: 400 points, et c'est à toi.
learn-miles-coup-draw = C'est comme si l'attaque n'avait pas eu lieu. Appuie sur { $key-draw } pour piocher.
learn-miles-coup-discard = Si aucune carte ne sert, jettes-en une: choisis un Feu vert, devenu inutile, et appuie sur { $key-discard }.
learn-miles-coup-done = Chaque tour finit ainsi: une carte jouée, ou une jetée.

## La fin

learn-miles-end = C'est tout. À 1000 { unit } exactement, on gagne la manche; on en joue jusqu'à ce que quelqu'un ait 5000 points.
learn-miles-end-menu = Appuie sur { $key-play } pour le menu principal: Nouvelle partie en commence une pour de bon.
