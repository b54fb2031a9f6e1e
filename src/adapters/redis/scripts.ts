/**
 * Returns the record of the key; without one, stores the claim for the length of its lease. A
 * running call holds the key until Redis ends its lease, a response until its own `expires`. The
 * times of the new claim do not apply to the record of another call. Clients send a script again if
 * they lost its reply, so a call that holds the key gets it again.
 */
export const claimScript = `
if ARGV[5] == '1' then
  local info = redis.pcall('INFO', 'memory')
  local text = type(info) == 'string' and info or ''
  local limit = text:match('maxmemory:(%d+)')
  local policy = text:match('maxmemory_policy:([%w-]+)')
  if not limit or not policy then
    return redis.error_reply('UNKNOWN Redis does not report whether it deletes keys when its' ..
      ' memory is full. Allow its user the command INFO (ACL: +info), or set the option allowEviction.')
  end
  if limit ~= '0' and policy ~= 'noeviction' then
    return redis.error_reply('EVICTS Redis deletes keys when its memory is full, so calls' ..
      ' could run twice. Set maxmemory-policy to noeviction, or set the option allowEviction.' ..
      ' Current policy: ' .. policy)
  end
end
if redis.call('EXISTS', KEYS[1]) == 1 then
  local stored = redis.call('HMGET', KEYS[1],
    'fingerprint', 'state', 'createdAt', 'response', 'expires', 'owner')
  if stored[6] == ARGV[2] then return false end
  local expires = tonumber(stored[5])
  if not expires or tonumber(ARGV[3]) < expires then return stored end
  redis.call('DEL', KEYS[1])
end
redis.call('HSET', KEYS[1],
  'fingerprint', ARGV[1], 'owner', ARGV[2], 'createdAt', ARGV[3], 'state', 'in-progress')
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return false`

/**
 * Does nothing if the lease has ended and another call holds the key. Sets the time first: if Redis
 * has no memory for the response, the key stays in progress for that time, and the call runs once.
 */
export const completeScript = `
if redis.call('HGET', KEYS[1], 'owner') ~= ARGV[1] then return 0 end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
local created = tonumber(redis.call('HGET', KEYS[1], 'createdAt'))
if created then
  redis.call('HSET', KEYS[1], 'expires', string.format('%.0f', created + ARGV[2]))
end
redis.call('HSET', KEYS[1], 'state', 'completed')
if ARGV[3] then redis.call('HSET', KEYS[1], 'response', ARGV[3]) end
return 1`

export const releaseScript = `
local held = redis.call('HMGET', KEYS[1], 'owner', 'state')
if held[1] ~= ARGV[1] or held[2] ~= 'in-progress' then return 0 end
return redis.call('DEL', KEYS[1])`

/** Extends the lease; restores the claim if Redis has lost it. */
export const renewScript = `
if redis.call('EXISTS', KEYS[1]) == 0 then
  redis.call('HSET', KEYS[1],
    'fingerprint', ARGV[1], 'owner', ARGV[2], 'createdAt', ARGV[3], 'state', 'in-progress')
else
  local held = redis.call('HMGET', KEYS[1], 'owner', 'state')
  if held[1] ~= ARGV[2] or held[2] ~= 'in-progress' then return 0 end
end
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 1`

/**
 * Deletes calls older than every window, returns the others, and adds this call if each window has
 * room. Calls are a sorted set by time. Clients send a script again if they lost its reply, so it
 * first deletes the call that it adds.
 */
export const takeScript = `
local now, longest = tonumber(ARGV[1]), tonumber(ARGV[2])
local before = function (milliseconds) return string.format('%.0f', now - milliseconds) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', before(longest))
redis.call('ZREM', KEYS[1], ARGV[3])
local times = redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES')
for index = 4, #ARGV, 2 do
  local used = redis.call('ZCOUNT', KEYS[1], '(' .. before(ARGV[index + 1]), '+inf')
  if used >= tonumber(ARGV[index]) then return times end
end
redis.call('ZADD', KEYS[1], ARGV[1], ARGV[3])
redis.call('PEXPIRE', KEYS[1], math.min(longest, 1e15))
return times`
