-- TLY-035 Idle Gossip
-- Three rumours.
card "TLY-035" { effect { run = function() gain("rumour", 3) end } }
