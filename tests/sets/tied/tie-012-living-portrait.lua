-- TIE-012 Living Portrait
-- Another unit of yours is a copy of an enemy unit for as long as this is there.
card "TIE-012" {
  when { played = me, target = { unit { friendly, another }, unit { enemy } },
    run = function(u, model) become_copy(u, model, until_i_leave) end,
  },
}
