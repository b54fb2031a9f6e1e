/** Returns what is stored under the key; otherwise stores the claim for as long as its lease. */
export const claimScript = `
if ARGV[6] == '1' then
  local info = redis.pcall('INFO', 'memory')
  if type(info) == 'string' then
    local limit = info:match('maxmemory:(%d+)')
    local policy = info:match('maxmemory_policy:([%w-]+)')
    if limit and limit ~= '0' and policy and policy ~= 'noeviction' then
      return redis.error_reply('EVICTS Redis deletes keys when its memory is full, so that calls' ..
        ' would run twice. Set maxmemory-policy to noeviction, or the option allowEviction.' ..
        ' It is now ' .. policy)
    end
  end
end
if redis.call('EXISTS', KEYS[1]) == 1 then
  local stored = redis.call('HMGET', KEYS[1], 'fingerprint', 'state', 'createdAt', 'response')
  local created = tonumber(stored[3])
  if not created or ARGV[3] - created < tonumber(ARGV[5]) then return stored end
  redis.call('DEL', KEYS[1])
end
redis.call('HSET', KEYS[1],
  'fingerprint', ARGV[1], 'owner', ARGV[2], 'createdAt', ARGV[3], 'state', 'in-progress')
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return false`

/**
 * Does nothing where the lease has ended and the key is another's. The time is set first: where Redis
 * has no memory for the response, the key stays in progress for as long, and the call runs once.
 */
export const completeScript = `
if redis.call('HGET', KEYS[1], 'owner') ~= ARGV[1] then return 0 end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
redis.call('HSET', KEYS[1], 'state', 'completed')
if ARGV[3] then redis.call('HSET', KEYS[1], 'response', ARGV[3]) end
return 1`

export const releaseScript = `
local held = redis.call('HMGET', KEYS[1], 'owner', 'state')
if held[1] ~= ARGV[1] or held[2] ~= 'in-progress' then return 0 end
return redis.call('DEL', KEYS[1])`

/** Restores the claim where Redis has lost it. */
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
