-- ONC-021 Fit It
-- A gear of yours is attached to a unit of yours.

card "ONC-021" {
  effect { target = { gear { friendly }, unit { friendly } }, run = function(g, u) attach(g, u) end },
}
