-- GWT-184 King Bran
-- Weather takes only half of the strength of your units.
local able = card { me, except { powerless } }

card "GWT-184" {
  passive { unit { friendly, weathered = at_least(1) }, halved = 2, provided = able },
  passive { unit { friendly }, hardy, provided = able },
}
