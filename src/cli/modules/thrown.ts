/** Formats anything thrown by user code in one line. */
export function thrown(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text.split('\n', 1).join()
}
