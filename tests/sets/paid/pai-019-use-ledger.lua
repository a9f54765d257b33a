-- PAI-019 Use Ledger
-- An ability of your gear that costs two Energy or more brings as many embers.
card "PAI-019" {
  when { ability_used = gear, by = you, amount = at_least(2), run = function() gain("embers", amount()) end },
}
