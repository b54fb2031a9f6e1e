// Loaded before all else: what the policy refuses is known by the time the cases are checked.
globalThis.refusals = []
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  globalThis.refusals.push(`${violatedDirective} refused ${blockedURI}`)
})
