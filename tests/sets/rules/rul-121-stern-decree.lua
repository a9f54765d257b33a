-- RUL-121 Stern Decree
-- An opponent must kill one of their units: it is theirs to say which, and no target.

local one_of_theirs = unit { theirs }

card "RUL-121" {
  effect { target = opponent, run = function(foe) kill(pick(one_of_theirs, foe), foe) end },
}
