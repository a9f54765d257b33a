-- SFD-193 Jax, Grandmaster At Arms.

scenario "Jax attaches a detached Equipment for one Energy and his exhaustion" {
  covers = { "SFD-193", "434", "377" },
  you = { legend = "Jax, Grandmaster At Arms", base = { "Recurve Bow", "Petty Officer" }, runes = { calm = 1 } },

  run = function(t)
    t.you:use("Jax, Grandmaster At Arms", { ability = 1, target = { { "Recurve Bow" }, { "Petty Officer" } } })
    t:everyone_passes()

    t:expect_unit("Recurve Bow", { attached_to = "Petty Officer" })
    t:expect { you = { legend_exhausted = true, runes_ready = 0 } }
  end,
}

scenario "Jax hands an attached Equipment on for his exhaustion alone" {
  covers = { "SFD-193", "434.1" },
  you = { legend = "Jax, Grandmaster At Arms", base = { { "Daring Poro", attached = { "Recurve Bow" } }, "Petty Officer" } },

  run = function(t)
    t.you:use("Jax, Grandmaster At Arms", { ability = 2, target = { { "Recurve Bow" }, { "Petty Officer" } } })
    t:everyone_passes()

    t:expect_unit("Recurve Bow", { attached_to = "Petty Officer" })
    t:expect_unit("Daring Poro", { attached = {} })
  end,
}

scenario "Each of Jax's abilities has its own Equipment" {
  covers = { "SFD-193", "355.8" },
  you = { legend = "Jax, Grandmaster At Arms", base = { { "Daring Poro", attached = { "Recurve Bow" } } }, gear = { "Orb of Regret" }, runes = { calm = 1 } },
  foe = { base = { "Recurve Bow", { "Mega-Mech", attached = { "Sterak's Gage" } } } },

  run = function(t)
    t.you:refused("use", "Jax, Grandmaster At Arms", { ability = 1 }, "355.8")
    t.you:use("Jax, Grandmaster At Arms", { ability = 2, target = "?" })
    t.you:offers_not("target", "Sterak's Gage")
    t.you:answer("Recurve Bow")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { attached = { "Sterak's Gage" } })
  end,
}

scenario "What lies detached is not for Jax's second ability" {
  covers = { "SFD-193", "355.8" },
  you = { legend = "Jax, Grandmaster At Arms", base = { "Recurve Bow", "Daring Poro" }, runes = { calm = 1 } },
  foe = { base = { "Recurve Bow" } },

  run = function(t)
    t.you:refused("use", "Jax, Grandmaster At Arms", { ability = 2 }, "355.8")
    t.you:use("Jax, Grandmaster At Arms", { ability = 1, target = "?" })
    t.you:offers_not("target", "foe's Recurve Bow")
    t.you:answer("Recurve Bow")
    t:everyone_passes()

    t:expect_unit("Daring Poro", { attached = { "Recurve Bow" } })
  end,
}

scenario "Jax arms no unit of an opponent" {
  covers = { "SFD-193", "355.8" },
  you = { legend = "Jax, Grandmaster At Arms", base = { "Recurve Bow" }, runes = { calm = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("use", "Jax, Grandmaster At Arms", { ability = 1 }, "355.8")
  end,
}
