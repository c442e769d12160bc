### Les statistiques de Tysiąc: chaque ligne est un fait et son nombre, le fait d'abord.

tysiac-stats-games = { $shared ->
    [0] Parties gagnées: { $won }, terminées: { $finished }, commencées: { $begun }.
    *[other] Parties gagnées: { $won }, partagées: { $shared }, terminées: { $finished }, commencées: { $begun }.
}
tysiac-stats-deals = Donnes jouées: { $deals }, plis faits: { $tricks }.
# $points: le meilleur contrat réussi.
tysiac-stats-contracts = { $points ->
    [0] Contrats réussis: { $made } sur { $declared }.
    *[other] Contrats réussis: { $made } sur { $declared }, le plus haut: { $points }.
}
tysiac-stats-marriages = Mariages déclarés: { $count }, pour { tysiac-points }.
tysiac-stats-bombs = Bombes lâchées: { $bombs }, fois sur le tonneau: { $barrels }.
tysiac-stats-best-deal = Meilleure donne: { tysiac-points }.
tysiac-stats-best-game = Meilleure partie: { tysiac-points }.
tysiac-stats-table = À { $players }, parties gagnées: { $won }, terminées: { $finished }.
