-- Places on the map until spaces are there: what stands at one is attached to it.

local any_space = space { at = map }

words {
  put_at = function(c, s) attach(c, s) return c end,

  standing = function(c) return host(c) end,

  here_at = function(s) return attachments(s) end,

  neighbours_of = function(s)
    local found = {}

    for other in each(any_space) do
      local dq, dr = q(other) - q(s), r(other) - r(s)

      if other ~= s and dq * dq + dr * dr + dq * dr == 1 then found[#found + 1] = other end
    end
    return found
  end,

  steps_between = function(a, b)
    local dq, dr = q(a) - q(b), r(a) - r(b)
    local ds = dq + dr

    dq = dq < 0 and -dq or dq
    dr = dr < 0 and -dr or dr
    ds = ds < 0 and -ds or ds
    return (dq + dr + ds) // 2
  end,
}
