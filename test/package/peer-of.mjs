/** Peers that have another name than the entry point that loads them. */
const named = {
  arbitraries: 'fast-check',
  jest: '@jest/globals',
  nestjs: '@nestjs/common',
}

/** Returns the module of the peer that an entry point may load. */
export const peerOf = (entry) => named[entry] ?? entry
