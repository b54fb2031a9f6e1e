import picocolors from 'picocolors'

/** Functions that color text. */
export type Colors = Readonly<
  Record<'bold' | 'cyan' | 'dim' | 'green' | 'magenta' | 'red' | 'yellow', (text: string) => string>
>

/** Returns text unchanged. */
export const noColors: Colors = picocolors.createColors(false)
