-- Moor: two wanderers cross a moor of nine squares and an isle to which a boat goes. A step
-- leads to a space beside, two steps where the lamp is; nobody steps onto the bog. The lamp goes
-- a step to whom is nearest, on any ground. Who comes to the isle first wins.
--
-- The game shows a map: cards that are places, beside each other by coordinates and by name.

game "moor" {
  api = 3,
  title = "Moor",
  players = 2,
  triggers = at_once,

  columns = {
    { "x", number, doc = "from the left" },
    { "y", number, doc = "from the top" },
    { "boats", names, doc = "spaces to which a boat goes" },
    { "use", words = { "start", "goal", "lit" }, doc = "its part in the game" },
  },
  types = { "Square", "Bog", { "Wanderer", always }, { "Lamp", always } },
  kinds = {
    { "space", types = { "Square", "Bog" } },
    { "firm", types = { "Square" } },
    { "wanderer", types = { "Wanderer" }, owned },
    { "lamp", types = { "Lamp" }, letter = "L" },
  },
  zones = {
    {
      "moor",
      board,
      active,
      spaces = space,
      grid = squares,
      at = { "x", "y" },
      ways = "boats",
      marks = { "use" },
      limit = 2,
      doc = "the squares of the moor, with what stands there",
    },
    { "camp", per_player, doc = "where a wanderer rests" },
  },
  events = { { "stepped", card, cannot, says = "%c goes to %t" } },
  options = { { "step", card, place, says = "%c goes to %t" } },
  prompts = { { "step", "Where do you go?", acts } },
  endings = { { "isle", "a wanderer is on the isle" } },

  setup = function()
    for p in each(player) do
      stock(wanderer, camp, p)
      put(top(camp, p), space_for("start"))
    end
    stock(lamp, space_for("lit"))
  end,

  turn = function(p)
    local w = wanderer_of(p)
    local steps = count(lamp, objects(space_of(w))) > 0 and 2 or 1

    offer("step", w, reach(w, steps, firm), p)
    local _, who, there = ask(p, "step")

    put(who, there, "stepped")
    if there == space_for("goal") then return win(p, "isle") end
    draw_lamp()
    next_turn()
  end,

  worth = function(p) return -distance(wanderer_of(p), space_for("goal"), firm) end,
}
