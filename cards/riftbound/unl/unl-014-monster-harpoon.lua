-- UNL-014 Monster Harpoon
-- Two damage at a battlefield, four with a facedown card of yours.
local my_facedown = card { yours, at = facedown }

card "UNL-014" {
  effect { target = unit { at = battlefield },
    run = function(u) deal(count(my_facedown) > 0 and 4 or 2, u) end,
  },
}
