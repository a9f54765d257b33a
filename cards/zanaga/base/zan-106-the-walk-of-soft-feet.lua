-- ZAN-106 The Walk of Soft Feet
-- While in play: heroes roll one movement die less.

card "ZAN-106" {
  passive { player, dice_more = -1 },
}
