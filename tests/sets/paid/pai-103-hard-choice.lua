-- PAI-103 Hard Choice
-- One of your units is exhausted; another one is hurt.
local mine = unit { friendly }
local other = unit { friendly, another }

card "PAI-103" {
  effect { run = function() exhaust(pick(mine)) end },
  effect { run = function() deal(1, pick(other)) end },
}
