-- LTR-081 Tall Mirror
-- Each unit of yours gets as much Might as this has without it.
card "LTR-081" {
  passive { unit { friendly }, might = might(me) },
}
