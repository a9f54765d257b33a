-- A place that is said beside a card answers the question that follows the play.

scenario "the place of a play may be asked for after it" {
  you = { hand = { "Red Guard", "Red Rider" } },
  foe = { hand = { "Blue Guard" } },

  run = function(t)
    t.you:offers("play", "Red Guard", "near")
    t.you:offers("play", "Red Guard", "far")
    t.you:refused("play", "Red Guard", "pile")
    t.you:refused("play", "Red Guard", "foe's near")
    t:expect { you = { hand_size = 2 }, asked = "you", question = "action" }
    t.you:play("Red Guard", "far")

    t:expect { you = { far = { "Red Guard" }, near = {}, strength = 4 } }
    t:log_has("sends Red Guard")
  end,
}
