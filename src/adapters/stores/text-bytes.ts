/**
 * Returns how many bytes a text takes in memory: one per unit if all are Latin-1, otherwise two.
 * The search also flattens a text built from pieces, which would take many times as much.
 */
export const textBytes = (text: string): number =>
  text.length * (/[\u0100-\uffff]/.test(text) ? 2 : 1)
