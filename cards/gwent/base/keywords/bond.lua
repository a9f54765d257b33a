-- Its strength counts as often as cards of its name lie in its row.
keyword "Bond" { redundant, passive { unit { me, at = row }, bonded = count(unit { namesake, at = here }) } }
