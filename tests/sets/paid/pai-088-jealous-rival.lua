-- PAI-088 Jealous Rival
-- An ability of gear that an opponent used resolves: an ember.
card "PAI-088" { when { ability_used = ability { enemy, of = gear }, run = function() gain("embers", 1) end } }
