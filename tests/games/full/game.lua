-- Full: a game with as many counters, statuses, columns, derived numbers, types and settings
-- as there is room for. Each turn the first thing is counted and marked with the last of each.

local most = {
  counters = 24,
  statuses = 32,
  player_counters = 32,
  columns = 64,
  numbers = 24,
  types = 16,
  settings = 64,
}

-- Returns [n] rows; [row] makes each of its number.
local function rows(n, row)
  local list = {}

  for i = 1, n do list[i] = row(i) end
  return list
end

-- Returns rows that are called [letter] and their number.
local function named(letter, n)
  return rows(n, function(i) return { letter .. i, for_cards } end)
end

local function card(value)
  local row = { "Card " .. value, type = "Type 16" }

  for i = 1, most.columns do row["n" .. i] = value + i end
  return row
end

game "full" {
  players = 2,
  columns = rows(most.columns, function(i) return { "n" .. i, number, for_cards, i == 1 and main or nil } end),
  types = named("Type ", most.types),
  kinds = { { "last", types = { "Type 16" } } },
  zones = { { "field", shared, board, active } },
  counters = named("c", most.counters),
  statuses = named("s", most.statuses),
  settings = rows(most.settings, function(i) return { "r" .. i, "low", "high", for_cards, doc = "an open rule" } end),
  player_counters = named("p", most.player_counters),
  numbers = rows(most.numbers, function(i) return { "n" .. i, layers = { { "more" .. i, add } } } end),
  cards = rows(4, card),
  endings = { { "full", "a player has counted to nine" } },

  setup = function() fill(field) end,
  turn = function(p) take_turn(p) end,
}
