/** Returns a line of YAML without the comment at its end. */
export function withoutComment(line: string): string {
  const start = line.search(/(?:^|\s)#/)
  return start === -1 ? line : line.slice(0, start)
}
