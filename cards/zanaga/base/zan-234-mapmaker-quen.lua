-- ZAN-234 Mapmaker Quen
-- Your hero rolls one movement die more, even when wounded.

card "ZAN-234" {
  passive { you, dice_more = 1 },
}
