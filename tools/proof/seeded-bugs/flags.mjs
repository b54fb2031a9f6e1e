export const hasFlag = (name) => process.argv.includes(name)

/** The argument after a flag, undefined without the flag. */
export const flagValue = (name) =>
  hasFlag(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined
