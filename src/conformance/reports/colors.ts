import picocolors from 'picocolors'

/** What paints text: with colours, as picocolors does, or without. */
export type Colors = Readonly<
  Record<'bold' | 'cyan' | 'dim' | 'green' | 'magenta' | 'red' | 'yellow', (text: string) => string>
>

/** Leaves text as it is. */
export const noColors: Colors = picocolors.createColors(false)
