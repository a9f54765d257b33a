-- RUL-101 Spark Rider
-- It has a Might more for each charge on it, gets one when one of your things loses some, and
-- fights beside a full battery with Ganking.
card "RUL-101" {
  passive { me, might = 1, each = counters("charge", me) },
  when { counters_put = gear { yours }, amount = less_than(0), run = function() count_on(me, "charge", 1) end },
  passive { me, has = "Ganking", provided = gear { yours, charge = at_least(3) } },
}
