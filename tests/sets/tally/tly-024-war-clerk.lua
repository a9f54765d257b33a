-- TLY-024 War Clerk
-- Its Might grows with the points that you conquered this turn, and it draws if any were held.
card "TLY-024" {
  passive { me, might = 1, each = happened { points = you, because = "conquers", total } },
  when { played = me, provided = happened { points = player, because = { "holds", "burned_out" } },
    run = function() draw(1) end,
  },
}
