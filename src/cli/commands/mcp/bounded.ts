/** Maximum characters of an answer: an agent pays for each. */
const most = 60_000

/** Returns an answer as JSON. Shortens its largest lists until it fits, and says what it left out. */
export function bounded(answer: object): string {
  const kept: Record<string, unknown> = { ...answer }
  const omitted: Record<string, number | string> = {}
  let text = JSON.stringify(kept)
  while (text.length > most) {
    const sizes = Object.entries(kept).filter(([name]) => name !== 'omitted')
    const [name, value] = sizes.reduce((one, other) => (size(other) > size(one) ? other : one))
    if (Array.isArray(value) && value.length > 1) {
      kept[name] = value.slice(0, value.length / 2)
      omitted[name] = Number(omitted[name] ?? 0) + Math.ceil(value.length / 2)
    } else {
      delete kept[name]
      omitted[name] = 'too large'
    }
    text = JSON.stringify({ ...kept, omitted })
  }
  return text
}

const size = ([, value]: [string, unknown]): number => JSON.stringify(value)?.length ?? 0
