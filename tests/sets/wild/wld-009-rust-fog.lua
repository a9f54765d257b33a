-- WLD-009 Rust Fog
-- Enemy gear has no text.
card "WLD-009" { passive { gear { enemy }, loses = all } }
