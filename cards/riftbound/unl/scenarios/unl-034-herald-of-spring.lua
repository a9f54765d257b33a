-- UNL-034 Herald of Spring.

scenario "The Herald brings two experience, and one for each conquest" {
  covers = { "UNL-034", "728", "Hunt", "823" },
  you = { hand = { "Herald of Spring" }, runes = { calm = 4 }, base = { "Herald of Spring" } },

  run = function(t)
    t.you:play("Herald of Spring")
    t:everyone_passes()
    t:expect { you = { xp = 2 }, foe = { xp = 0 } }
    t.you:move("Herald of Spring#1", "0")
    t:fight()

    t:expect { you = { xp = 3 } }
  end,
}
