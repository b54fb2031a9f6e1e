/** A tool as `main.ts` runs it. */
export interface Tool {
  name: string
  version: string
  setUp: string
  /** Returns everything that the tool reports about the server, without values of one run. */
  run: (origin: string) => Promise<{ reports: Set<string>; requests: number }>
  /** Ends what the tool keeps running between bugs. */
  end?: () => void
}

/** Returns a text without values that differ from run to run. */
export const normalized = (text: string): string =>
  text
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '<uuid>')
    .replace(/[0-9a-f]{24}/gi, '<id>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)/g, '<time>')
    .replace(/127\.0\.0\.1:\d+/g, '<server>')
    .slice(0, 800)
