import { curlInput } from './virtual-files.js'

/** Returns whether a file is an .http or .rest file, by its name. */
export const isHttpFile = (name: string): boolean => /\.(?:http|rest)$/i.test(name)

/** Returns whether a file has curl commands, by its name. */
export const isCurlFile = (name: string): boolean =>
  name === curlInput || /\.(?:sh|bash|zsh)$/i.test(name)
