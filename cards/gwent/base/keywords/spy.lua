-- It lies on the other player's side; whoever played it draws two cards.
keyword "Spy" {
  passive { me, other_side },
  when { played = me, run = function() draw_cards(2, they) end },
}
