/** The name of standard input in the output. */
export const standardInput = '<stdin>'

/** The name of the command of `--curl` in the output. */
export const curlInput = '<curl>'

/** Returns whether a name in the output belongs to no file on disk. */
export const isVirtual = (name: string): boolean => name === standardInput || name === curlInput
