// The bug that this process was started with, if any.
const position = process.argv.indexOf('--bug')

export const activeBug = position > 0 ? process.argv[position + 1] : undefined

/** Whether the bug with this id is switched on. */
export const bug = (id) => id === activeBug

/** The second value with the bug switched on, else the third. */
export const when = (id, withBug, without) => (bug(id) ? withBug : without)
