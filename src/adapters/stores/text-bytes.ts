/**
 * Returns how many bytes a text takes: engines hold it in one byte per unit where all are Latin-1,
 * otherwise in two. The search also joins a text that was built from pieces, which takes many times
 * as much.
 */
export const textBytes = (text: string): number =>
  text.length * (/[\u0100-\uffff]/.test(text) ? 2 : 1)
