-- .luacheckrc -- what scripts may name; `make lint` writes the words of cards.
--
-- A card sees the words of the language and nothing of Lua's own, so a slip, a global
-- or `os` is a warning here and an error in the host. Scenarios see plain Lua without
-- the ways out of it.

std = "none"
max_line_length = 120
max_cyclomatic_complexity = 8
self = false

local words = (os.getenv("BUILD") or "build") .. "/card_words.lua"

stds.card = { read_globals = dofile(words) }
stds.scenario = {
  read_globals = {
    "scenario", "given", "assert", "error", "getmetatable", "ipairs", "math", "next", "pairs", "rawequal",
    "rawget", "rawlen", "rawset", "select", "setmetatable", "string", "table", "tonumber",
    "tostring", "type",
  },
}

local scenario = { std = "none+scenario", max_line_length = 160 }

for _, set in ipairs { "cards/*/*", "tests/sets/*" } do
  files[set .. "/*.lua"] = { std = "none+card" }
  files[set .. "/keywords/*.lua"] = { std = "none+card" }
  files[set .. "/scenarios/*.lua"] = scenario
end
files["tests/scenarios/*.lua"] = scenario
files["tests/games/scenarios/*.lua"] = scenario

-- Each game in Lua has words of its own, in its rules too. Its game.lua declares them, so
-- any name may stand there; the reader of games is stricter.
for i, game in ipairs(dofile((os.getenv("BUILD") or "build") .. "/game_words.lua")) do
  local name = "game" .. i
  local scripts = { std = "none+" .. name }

  stds[name] = { read_globals = game.words }
  for _, folder in ipairs(game.folders) do
    files[folder .. "/*.lua"] = scripts
    files[folder .. "/rules/*.lua"] = scripts
    files[folder .. "/*/*.lua"] = scripts
    files[folder .. "/keywords/*.lua"] = scripts
    files[folder .. "/*/keywords/*.lua"] = scripts
    files[folder .. "/scenarios/*.lua"] = scenario
    files[folder .. "/*/scenarios/*.lua"] = scenario
  end
  files[game.main] = { std = "none+" .. name, ignore = { "113" } }
end
