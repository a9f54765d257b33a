-- SFD-044 Legion Quartermaster
-- Its price includes a friendly gear that goes back to its owner's hand.
card "SFD-044" {
  as { played = me, cost = { put_back = gear { friendly } } },
}
