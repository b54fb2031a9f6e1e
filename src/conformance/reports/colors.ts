import picocolors from 'picocolors'

/** What paints text: that of picocolors, with colours or without. */
export type Colors = ReturnType<typeof picocolors.createColors>

/** Leaves text as it is. */
export const noColors: Colors = picocolors.createColors(false)
