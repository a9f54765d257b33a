-- PAI-089 Early Bell
-- An ember for each ability of your gear that is finalized, countered later or not.
card "PAI-089" { when { ability_finalized = ability { yours, of = gear }, run = function() gain("embers", 1) end } }
