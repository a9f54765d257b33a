-- smithy_chain.lua -- scenarios of smithy with a chain; smithy_test.sh puts them into its copy.

scenario "A trigger is answered, and the answer resolves first" {
  covers = { "BASE-001", "BASE-005" },
  you = { hand = { "Hound", "Bolt" } },
  foe = { row = { "Wall", "Smith" }, hand = { "Bolt" }, resources = { gold = 2 } },

  run = function(t)
    t.you:play("Hound", { target = "Smith" })
    t:expect { asked = "foe", chain = { "Hound" }, foe = { row = { "Wall", "Smith" } } }
    t.foe:use("Wall")

    t:expect { foe = { row = { "Wall", "Smith" }, resources = { gold = 1 } }, chain = {} }
  end,
}

scenario "Who passes lets it resolve" {
  covers = { "BASE-001", "BASE-005" },
  you = { hand = { "Hound", "Bolt" } },
  foe = { row = { "Wall", "Smith" }, hand = { "Bolt" }, resources = { gold = 2 } },

  run = function(t)
    t.you:play("Hound", { target = "Smith" })
    t.foe:pass()

    t:expect { foe = { row = { "Wall" }, pile = { "Smith" } } }
  end,
}
