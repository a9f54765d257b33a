-- The way: miles, the inn in the middle of it, and the fight at the gate.

local any_wanderer = wanderer {}
local any_warden = warden {}

words {
  me_of = function(p) return objects(camp, p)[1] end,

  offer_way = function(p)
    offer("walk")
    if may_sleep(p) then offer("sleep") end
    offer("stay")
  end,

  -- At the inn, once a turn.
  may_sleep = function(p) return mile(p) == 2 and coins(p) > 0 and not noted(slept_now) end,

  -- A bot sleeps when it is tired, and goes straight on else.
  advise_way = function(p)
    offer(may_sleep(p) and tired(me_of(p)) > 1 and "sleep" or "walk")
  end,

  sleep_at_inn = function(p)
    note(slept_now, 1)
    spend("coins", 1, p)
    count_on(me_of(p), "tired", -tired(me_of(p)))
    happens("slept", p)
  end,

  wander = function(p)
    local steps = roll("way")

    while steps > 0 and mile(p) < 5 do
      local what = ask(p, "way")

      if what == "stay" then
        steps = 0
      elseif what == "sleep" then
        sleep_at_inn(p)
      else
        steps = steps - 1
        gain("mile", 1, p)
        count_on(me_of(p), "tired", 1)
        happens("walked", p, mile(p))
      end
    end
    raise_sign()
    settle()
    draw_wisp()
    settle()
  end,

  fight = function(p)
    local face = roll("fight")

    if shows("fight", face, "hit") then count_on(any_warden, "wounds", 1) end
    if shows("fight", face, "hurt") then count_on(me_of(p), "wounds", 1) end
  end,

  is_lost = function(w) return wounds(w) >= life(w) end,

  check_end = function()
    for w in each(any_wanderer) do
      if is_lost(w) then return lose_all("lost") end
    end
    for w in each(any_warden) do
      if is_lost(w) then return win_all("out") end
    end
  end,

  prospects = function(p)
    return mile(p) + 5 * total("wounds", any_warden) - 3 * total("wounds", any_wanderer)
  end,
}
