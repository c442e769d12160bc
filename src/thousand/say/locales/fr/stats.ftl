# Les statistiques: chaque ligne est un fait et son nombre, le fait d'abord.

menu-statistics = Statistiques

stats-title = Statistiques. Les flèches parcourent, toute autre touche revient.
stats-none = Tu n'as pas encore joué, il n'y a donc rien à compter.
stats-games = { $shared ->
    [0] Parties gagnées: { $won }, terminées: { $finished }, commencées: { $begun }.
   *[other] Parties gagnées: { $won }, partagées: { $shared }, terminées: { $finished }, commencées: { $begun }.
}
stats-rounds = Manches jouées: { $rounds }, parcours bouclés: { $trips }.
stats-best-round = Meilleure manche: { points-count }.
stats-best-game = Meilleure partie: { points-count }.
stats-miles = { $lost ->
    [0] { unit.cap } parcourus: { $miles }.
   *[other] { unit.cap } parcourus: { $miles }, perdus à contresens: { $lost }.
}
stats-coups = Coups fourrés réussis: { $made }, manqués: { $missed }.
stats-safeties = Bottes posées: { $laid }, manches avec les quatre: { $all }.
stats-hazards = Attaques lancées: { $laid }, reçues: { $suffered }.
stats-trips = Parcours avec couronnement: { $delayed }, sans 200: { $safe }, avec capot: { $shut_outs }.
# $players 0: tous les jeux par équipes, quel que soit leur nombre.
stats-table = { $players ->
    [0] Par équipes, parties gagnées: { $won }, terminées: { $finished }.
   *[other] À { $players }, parties gagnées: { $won }, terminées: { $finished }.
}
stats-left-out = { $count ->
    [one] Partie enregistrée { $numbers }: illisible, donc non comptée.
   *[other] Parties enregistrées { $numbers }: illisibles, donc non comptées.
}
stats-failed = Impossible de compter pour l'instant les parties enregistrées dans { $path }: { $detail }.

cli-help-stats = thousand stats: ce que tu as joué et gagné jusqu'ici. Accepte --json.
cli-flag-json = --json: en JSON, pour d'autres programmes.
