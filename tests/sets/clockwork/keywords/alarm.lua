-- It acts when your opponent passes.
keyword "Alarm" { governs = when { passes = opponent } }
