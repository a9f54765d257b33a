-- PAI-056 Low Crawl
-- Draw one.
card "PAI-056" {
  effect { run = function() draw(1) end },
}
