-- Which decks are legal (rulebook 2).

for _, name in ipairs {
  "northern-realms-siege-line", "northern-realms-foot", "nilfgaard-eyes", "nilfgaard-legion", "monsters-swarm",
  "monsters-wild-hunt", "scoiatael-ambush", "scoiatael-scouts", "skellige-berserkers", "skellige-raiders" } do
  scenario(name .. " is a legal deck") {
    covers = { "2" },
    run = function(t) t:deck_legal(name) end,
  }
end

local function refused(claim, deck, change, rule)
  scenario(claim) { covers = { rule }, run = function(t) t:deck_refused(deck, change, rule) end }
end

refused("a deck has 22 unit cards at least", "monsters-swarm", { main = { Arachas = 1 } }, "2 units")
refused("a deck has 10 special cards at most", "monsters-swarm", { main = { Scorch = 6 } }, "2 special cards")
refused("a deck has exactly one leader", "monsters-swarm", { leader = { ["Eredin: Bringer of Death"] = 1 } }, "2 leader")
refused("a deck has the colour of its leader", "monsters-swarm", { main = { Thaler = 1 } }, "2 colour")
refused("a card of the side deck is in no main deck", "skellige-berserkers", { main = { Hemdall = 1 } }, "2 side deck")
refused("a side deck has cards that others call or turn into", "skellige-berserkers", { side = { Svanrige = 1 } }, "2 side deck")

scenario "a deck for tournaments" {
  covers = { "2 tournament" },
  run = function(t) t:deck_legal("monsters-swarm", { mode = "tournament" }) end,
}

refused("a tournament deck has 5 special cards at most", "monsters-swarm", { mode = "tournament", main = { Scorch = 1 } },
  "2 tournament, special cards")
refused("a tournament deck has 2 spies at most", "monsters-swarm", { mode = "tournament", main = { ["Mysterious Elf"] = 3 } },
  "2 tournament, spies")
refused("a tournament deck has 2 medics at most", "monsters-swarm", { mode = "tournament", main = { ["Yennefer of Vengerberg"] = 3 } },
  "2 tournament, medics")
refused("a tournament deck has a strength of 130 at most", "monsters-swarm", { mode = "tournament", main = { Leshen = 3 } },
  "2 tournament, strength")
