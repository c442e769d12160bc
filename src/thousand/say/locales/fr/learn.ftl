# Le tutoriel: ce qu'a celui de tout jeu, et le chemin qui y mène. $key-... est la touche de cette commande.

menu-learn = Apprendre à jouer
cli-help-learn = thousand learn miles, ou tysiac: apprendre le jeu en jouant, en dix leçons parlées.

learn-begin = Un tutoriel en { $of } leçons: on apprend en jouant, et aucune touche ne peut rien abîmer.
learn-begin-keys = Ici, { $key-repeat } redit la leçon, { $key-back-out } ou { $key-leave } demande s'il faut arrêter.
learn-step = Leçon { $n } sur { $of }
# Un coup que les règles permettent, mais que la leçon ne veut pas.
learn-later = Ce serait un coup pour plus tard.
# Une touche qui laisserait passer une occasion.
learn-let-go = L'occasion serait perdue.
learn-over = Le tutoriel est terminé.
learn-end-help = À table, { $key-help } donne toutes les touches.
learn-leave = Arrêter le tutoriel? La prochaine fois, il reprendra du début.
braille-learn-leave = Arrêter le tutoriel?
