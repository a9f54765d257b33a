-- TIE-080 Own Recall
-- Draw a card and put me under your deck. If another spell takes me off the chain, banish me.
card "TIE-080" {
  instead { leaves = me, from = chain, with = spell { another }, run = function() banish(me) end },
  effect { run = function() draw(1) recycle(me) end },
}
