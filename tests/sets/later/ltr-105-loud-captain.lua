-- LTR-105 Loud Captain
-- Your other units have Tank.
card "LTR-105" {
  passive { unit { friendly, another }, has = "Tank" },
}
