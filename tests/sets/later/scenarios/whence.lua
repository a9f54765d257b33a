-- Where an event's object came from is fixed as the ability triggers: rule 359.3.f.3.

scenario "The Sprite comes to the place that was left, not to where the Trail is now" {
  covers = { "W15", "359.3.f.3", "LTR-031" },
  you = { units = { ["0"] = { "Trail of Dew" } } },
  foe = { hand = { "Final Spark" }, runes = { mind = 8, order = 8 } },

  run = function(t)
    t.you:move("Trail of Dew", "base")
    t.you:pass()
    t.foe:refused("play", "Final Spark")
    t.foe:pass()

    t:expect { you = { units = { ["0"] = { "Sprite" } }, base = { "Trail of Dew" } } }
  end,
}

scenario "Returned to hand in response, its Sprite still comes there" {
  covers = { "W15", "359.3.f.3", "LTR-031" },
  you = { base = { "Trail of Dew" } },
  foe = { hand = { "Gust" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:move("Trail of Dew", "0")
    t.you:pass()
    t.foe:play("Gust", { target = "Trail of Dew" })
    t:everyone_passes()

    t:expect { you = { hand = { "Trail of Dew" }, base = { "Sprite" }, units = { ["0"] = {} } } }
  end,
}
