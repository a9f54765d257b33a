-- BASE-007 Captain
-- Your other units bring gold as they go.

local pays_out = when { gone = me, from = row, run = function() strike_gold() end }

card "BASE-007" {
  passive { unit { friendly, another }, has = pays_out },
}
