import { flagValue } from '../flags.mjs'

/** The bug that this process was started with, if any. */
export const activeBug = flagValue('--bug')

/** Whether the bug with this id is switched on. */
export const bug = (id) => id === activeBug

/** The values of a table of bugs, by id, whose bug is switched on. */
export const switchedOn = (table) =>
  Object.entries(table)
    .filter(([id]) => bug(id))
    .map(([, value]) => value)

/** The second value with the bug switched on, else the third. */
export const when = (id, withBug, without) => (bug(id) ? withBug : without)
