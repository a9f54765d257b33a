-- OGN-278 Bandle Tree
-- Room for one more facedown card here.
card "OGN-278" {
  passive { me, facedown_room = 1 },
}
