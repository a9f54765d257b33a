-- LTR-050 Turned Tale
-- Take an ability on the chain and choose anew for it.
card "LTR-050" {
  effect { target = ability { enemy },
    run = function(a)
      take_control(a)
      new_choices(a)
    end,
  },
}
