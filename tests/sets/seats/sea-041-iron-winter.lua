-- SEA-041 Iron Winter
-- Nobody readies more than one thing in an Awaken Phase.
card "SEA-041" { passive { player, readies_at_most = 1 } }
