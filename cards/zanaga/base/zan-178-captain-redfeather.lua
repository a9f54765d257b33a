-- ZAN-178 Captain Redfeather
-- While she lives, raiders on the roaming track match no space for you, unless you like.

card "ZAN-178" {
  passive { challenge { traits = "raider" }, matches_not, provided = player { you, on_turn } },
}
