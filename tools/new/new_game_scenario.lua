scenario "a drummer makes your other figures stronger" {
  covers = { "@-002" },
  you = { hand = { "Drummer", "Guard" }, field = { "Guard" } },
  foe = { hand = { "Guard", "Guard" } },

  run = function(t)
    t.you:play("Drummer")

    t:expect_object("Guard", { at = "field", strength = 5 })
    t:expect_object("Drummer", { at = "field", strength = 2 })
  end,
}
