/** Bytes by name. */
export type Sizes = Readonly<Record<string, number>>

const file = 'tools/bench/size-ceilings.json'
const bytes = (count: number | undefined): string => `${count?.toLocaleString('en-US')} bytes`

/** Returns a message for each size above its ceiling, and for each missing one. */
export function excessesOf(sizes: Sizes, ceilings: Sizes): string[] {
  const names = [...new Set([...Object.keys(sizes), ...Object.keys(ceilings)])]
  return names.flatMap((name) => {
    const [size, ceiling] = [sizes[name], ceilings[name]]
    if (size === undefined) {
      return [`"${name}" has a ceiling in ${file}, but was not found in the package.`]
    }
    if (ceiling === undefined) {
      return [`"${name}" takes ${bytes(size)} and has no ceiling: state one in ${file}.`]
    }
    if (size <= ceiling) return []
    return [
      `"${name}" takes ${bytes(size)}, which is ${bytes(size - ceiling)} above its ceiling of ${bytes(ceiling)}. Make it smaller or, if the growth is worth it, raise "${name}" in ${file} to at least ${size}. Only the commit that causes the growth may do so.`,
    ]
  })
}
