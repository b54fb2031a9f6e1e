import picocolors from 'picocolors'

export type Colors = Readonly<
  Record<'bold' | 'cyan' | 'dim' | 'green' | 'magenta' | 'red' | 'yellow', (text: string) => string>
>

export const noColors: Colors = picocolors.createColors(false)
