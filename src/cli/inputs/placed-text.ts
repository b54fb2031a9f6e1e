import type { Place, PlaceAt } from '../documents/place.js'

/** A text that stands in a file in another spelling: escaped, or with variables in it. */
export interface PlacedText {
  text: string
  /** Turns an index of the text into its place in the file. */
  placeAt: PlaceAt
}

/** A stretch of a text, from its first index on. */
interface Stretch {
  index: number
  offset: number
  /** Whether the file has the same characters there; a variable stands in one place as a whole. */
  isVerbatim: boolean
}

/** Turns indices of a text into offsets of what it was made from. */
class Stretches {
  private readonly all: Stretch[] = []

  add(stretch: Stretch): void {
    this.all.push(stretch)
  }

  offsetOf(wanted: number): number {
    let low = 0
    let high = this.all.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.all[middle] as Stretch).index <= wanted) low = middle
      else high = middle - 1
    }
    const { index, offset, isVerbatim } = this.all[low] as Stretch
    return isVerbatim ? offset + wanted - index : offset
  }
}

/** The text of the JSON string that stands at an offset, each character with its own place. */
export function textOfJsonString(
  json: { text: string; placeAt: PlaceAt },
  start: number,
  text: string,
): PlacedText {
  // Most texts are never asked for a place.
  let stretches: Stretches | undefined
  const placeAt: PlaceAt = (index) => {
    stretches ??= stretchesOfString(json.text, start)
    return json.placeAt(stretches.offsetOf(index))
  }
  return { text, placeAt }
}

/** A new stretch begins after each escape. */
function stretchesOfString(source: string, start: number): Stretches {
  const stretches = new Stretches()
  let offset = start + 1
  let index = 0
  stretches.add({ index, offset, isVerbatim: true })
  for (;;) {
    signOfString.lastIndex = offset
    const sign = signOfString.exec(source)?.index ?? source.length
    if (source[sign] !== '\\') return stretches
    index += sign - offset + 1
    offset = sign + (source[sign + 1] === 'u' ? 6 : 2)
    stretches.add({ index, offset, isVerbatim: true })
  }
}

/** What ends a stretch of a JSON string. */
const signOfString = /["\\]/g

/** What a variable is replaced with; undefined where it has no value. */
export type Replace = (name: string, placeAt: () => Place) => string | undefined

const variable = /\{\{([^{}\r\n]*)\}\}/g

/** What else stands in such braces is a part of the text, as the templates of messages are. */
const variableName = /^\$?[A-Za-z_][\w.-]*(?: |$)/

/** The text with its variables replaced; one without a value stays as it is. */
export function withVariables({ text, placeAt }: PlacedText, replace: Replace): PlacedText {
  if (!text.includes('{{')) return { text, placeAt }
  const stretches = new Stretches()
  const parts: string[] = []
  let index = 0
  const add = (part: string, offset: number, isVerbatim: boolean) => {
    stretches.add({ index, offset, isVerbatim })
    parts.push(part)
    index += part.length
  }
  let end = 0
  for (const { 0: written, 1: inner = '', index: start } of text.matchAll(variable)) {
    const name = inner.trim()
    if (!variableName.test(name)) continue
    const value = replace(name, () => placeAt(start))
    if (value === undefined) continue
    add(text.slice(end, start), end, true)
    add(value, start, false)
    end = start + written.length
  }
  add(text.slice(end), end, true)
  return { text: parts.join(''), placeAt: (wanted) => placeAt(stretches.offsetOf(wanted)) }
}
