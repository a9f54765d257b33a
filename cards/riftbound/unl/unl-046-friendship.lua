-- UNL-046 Friendship
-- One Might this turn for each of four kinds of animals among your units.
local birds, cats = unit { yours, tag = "Bird" }, unit { yours, tag = "Cat" }
local dogs, poros = unit { yours, tag = "Dog" }, unit { yours, tag = "Poro" }

card "UNL-046" {
  effect { target = unit,
    run = function(u)
      local kinds = 0
      for _, animals in ipairs({ birds, cats, dogs, poros }) do
        if count(animals) > 0 then kinds = kinds + 1 end
      end
      give_might(u, kinds, this_turn)
    end,
  },
}
