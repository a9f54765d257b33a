-- TLY-005 Lazy Morning
-- An opponent skips the next Awaken Phase.
local idle = instead { awaken_phase = it, once }

card "TLY-005" {
  effect { target = opponent, run = function(foe) delayed(idle, foe) end },
}
