-- SEA-001 Herald of Kings
-- Champions of yours have a Might more.
card "SEA-001" { passive { unit { yours, champion, another }, might = 1 } }
