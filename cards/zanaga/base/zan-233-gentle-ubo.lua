-- ZAN-233 Gentle Ubo
-- Ubo may defend for your hero in a phase in which nobody attacks.

card "ZAN-233" {
  passive { me, may_defend },
}
