import { writeFileSync } from 'node:fs'

/** Writes an object of lists as a JSON file of `generated/` with a line for each item. */
export function writeLines(
  name: string,
  lists: Readonly<Record<string, readonly unknown[]>>,
): void {
  const members = Object.entries(lists).map(
    ([key, items]) => `"${key}":[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`,
  )
  const file = new URL(`../../generated/${name}.json`, import.meta.url)
  writeFileSync(file, `{\n${members.join(',\n')}\n}\n`)
}
