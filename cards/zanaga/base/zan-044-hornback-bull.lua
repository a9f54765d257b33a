-- ZAN-044 Hornback Bull
-- An attacker who hits it suffers 1 exhaustion.

card "ZAN-044" {
  when { struck = me, run = function() tire(noted(striker), 1) end },
}
