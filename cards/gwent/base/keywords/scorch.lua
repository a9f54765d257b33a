-- The strongest units of the whole battlefield that are no heroes are destroyed.
local common = unit { at = row, except { has = "Hero" } }
local others = unit { another, at = row, except { has = "Hero" } }

keyword "Scorch" { redundant,
  effect { run = function()
    destroy(highest("strength", setting("pirate_scorch", "all") and common or others))
  end },
}
