-- What it names can't choose it.
keyword "Wary" { cannot { chosen = me, with = value() } }
