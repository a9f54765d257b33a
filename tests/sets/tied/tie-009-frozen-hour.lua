-- TIE-009 Frozen Hour
-- An exhausted unit cannot become ready until its controller's next Main Phase.
local frozen = cannot { readied = me }

card "TIE-009" {
  effect { target = unit { exhausted }, run = function(u) give(u, frozen, until_next("Main", controller(u))) end },
}
