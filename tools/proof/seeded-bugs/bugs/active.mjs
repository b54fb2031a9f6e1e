import { flagValue } from '../flags.mjs'

/** The bug that this process was started with, if any. */
export const activeBug = flagValue('--bug')

/** Whether the bug with this id is switched on. */
export const bug = (id) => id === activeBug

/** The second value with the bug switched on, else the third. */
export const when = (id, withBug, without) => (bug(id) ? withBug : without)
