/** Returns the argument after a flag, or undefined without the flag. */
export const flagValue = (name) =>
  process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined

/** The bug that this process was started with, if any. */
export const activeBug = flagValue('--bug')

/** Returns whether the bug with this id is switched on. */
export const bug = (id) => id === activeBug

/** Returns the second value with the bug switched on, otherwise the third. */
export const when = (id, withBug, without) => (bug(id) ? withBug : without)
