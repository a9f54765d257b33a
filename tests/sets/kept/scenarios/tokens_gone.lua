-- A token that is sent off the board comes there and then ceases to be: the verb has done it, and it is heard.

local told = { ["Send Back"] = "hand", ["Out of Mind"] = "banish" } -- the story is silent about recycling

for _, name in ipairs { "Send Back", "Sink It", "Out of Mind" } do
  for _, unit in ipairs { "Recruit", "Mega-Mech" } do
    scenario(name .. ": that " .. unit .. " has gone is heard, and you draw") {
      covers = { "KPT-031", "KPT-032", "KPT-033", "KPT-034", "185.2.e", "186.1" },
      you = { hand = { name }, runes = { calm = 1 }, deck = { "Gust", "Incinerate" }, base = { "Quay Clerk" } },
      foe = { units = { base = { unit } }, deck = { "Cleave" }, hand = {} },

      run = function(t)
        t.you:play(name, { target = unit })
        t:everyone_passes()

        if told[name] then t:log_has(told[name]) end
        t:expect { you = { hand = { "Gust" }, base = { { "Quay Clerk", buffs = 1 } } }, foe = { base = {} } }
        t:expect { foe = { hand_size = unit == "Mega-Mech" and name == "Send Back" and 1 or 0 } }
      end,
    }
  end
end
