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
    "scenario", "assert", "error", "getmetatable", "ipairs", "math", "next", "pairs", "rawequal",
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
