-- ZAN-062 Spider of the Green Stair
-- The hero cannot try to escape while an ally is with the hero.

card "ZAN-062" {
  passive { me, cannot_escape, provided = ally { in_fight } },
}
