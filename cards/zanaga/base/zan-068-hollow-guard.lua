-- ZAN-068 Hollow Guard
-- Only the hero can deal the last wound to it; an ally's attack leaves it at 1 life.

card "ZAN-068" {
  passive { me, hero_finishes },
}
