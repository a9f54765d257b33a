-- Which decks are legal (rulebook 2).

for _, name in ipairs {
  "northern-realms-siege-line", "northern-realms-foot", "nilfgaard-eyes", "nilfgaard-legion", "monsters-swarm",
  "monsters-wild-hunt", "scoiatael-ambush", "scoiatael-scouts", "skellige-berserkers", "skellige-raiders" } do
  scenario(name .. " is a legal deck") {
    covers = { "2" },
    run = function(t) t:deck_legal(name) end,
  }
end

scenario "a deck has 22 unit cards at least" {
  covers = { "2" },
  run = function(t) t:deck_refused("monsters-swarm", { main = { Arachas = 1 } }, "2") end,
}

scenario "a deck has 10 special cards at most" {
  covers = { "2" },
  run = function(t) t:deck_refused("monsters-swarm", { main = { Scorch = 6 } }, "2") end,
}

scenario "a deck has exactly one leader" {
  covers = { "2" },
  run = function(t) t:deck_refused("monsters-swarm", { leader = { ["Eredin: Bringer of Death"] = 1 } }, "2") end,
}

scenario "a deck has the colour of its leader" {
  covers = { "2" },
  run = function(t) t:deck_refused("monsters-swarm", { main = { Thaler = 1 } }, "2") end,
}

scenario "a card of the side deck is in no main deck" {
  covers = { "2" },
  run = function(t) t:deck_refused("skellige-berserkers", { main = { Hemdall = 1 } }, "2") end,
}

scenario "a side deck has nothing but cards that others call or turn into" {
  covers = { "2" },
  run = function(t) t:deck_refused("skellige-berserkers", { side = { Svanrige = 1 } }, "2") end,
}

scenario "a tournament deck has 5 special cards at most" {
  covers = { "2 tournament" },
  run = function(t) t:deck_refused("nilfgaard-legion", { mode = "tournament" }, "2") end,
}

scenario "a tournament deck has a strength of 130 at most" {
  covers = { "2 tournament" },
  run = function(t) t:deck_refused("scoiatael-scouts", { mode = "tournament" }, "2") end,
}
