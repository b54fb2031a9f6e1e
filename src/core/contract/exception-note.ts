/** What a note adds to the violation or finding that an exception matched. */
export interface ExceptionNote {
  /** The reason of the exception. */
  reason: string
  /** The last day of the exception. */
  until?: string
  /** The index of the exception in the option `exceptions`. */
  exception: number
}
