/** Lists the bugs of an operation; each `probe` throws a `Mismatch` against a server with the bug. */
export const bugsOf = (operation, bugs) =>
  Object.entries(bugs).map(([id, bug]) => ({ id, operation, level: 'MUST', set: 'M', ...bug }))
