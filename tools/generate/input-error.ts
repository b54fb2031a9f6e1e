/** An error in the files that the generators read. */
export class InputError extends Error {}
