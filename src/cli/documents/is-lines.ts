/** Returns whether a file is line-based (one JSON document per line), by its name. */
export const isLines = (name: string): boolean =>
  /\.(?:ndjson|jsonl)(?:\.(?:gz|gzip))?$/i.test(name)
