-- What this set adds to the words: the status Empowered, for units, gear and legends, and what is said of it
-- (441, 442).
status "empowered"
-- How often more a thing is Empowered that may be so up to three times.
thing_counter "zeal"

local once_more = permanent { tag = "Zealous", empowered, zeal = at_most(1) }
local no_more = permanent { except { empowered }, zeal = at_least(1) }

-- What was Empowered once is so no more: it begins anew.
local function begin_anew(x)
  for u in each(x) do
    if is(u, no_more) then count_on(u, "zeal", -counters("zeal", u)) end
  end
end

words {
  -- What has the status already stays as it is (441.2), but for what may have it several times.
  empower = function(x)
    begin_anew(x)
    for u in each(x) do
      if is(u, once_more) then count_on(u, "zeal", 1) end
    end
    return mark(x, "empowered")
  end,
  disempower = function(x)
    local done = unmark(x, "empowered")
    begin_anew(x)
    return done
  end,
}

says {
  { "verb", "empower", "empower" },
  { "verb", "disempower", "disempower" },
  { "one", "a legend, unit, or gear", "chosen(either(permanent, legend))" },
  { "paragraph", "when you empower something else , {b:body}",
    'when { marked = either(permanent { another }, legend { another }), by = you, of = "empowered", b }, ' ..
      'when { counters_put = either(permanent { another }, legend { another }), by = you, of = "zeal", b }' },
  { "happening", "you make something else «Empowered»",
    '{ marked = either(permanent { another }, legend { another }), by = you, of = "empowered" }' },
  { "happening", "you empower something else once more that's «Empowered» already",
    '{ counters_put = either(permanent { another }, legend { another }), by = you, of = "zeal" }' },
  { "found", "you control something that's {m:mood}", "either(permanent { yours, m }, legend { yours, m })" },
}
