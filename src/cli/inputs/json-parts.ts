import { isNested, valueAt } from '../../core/base/json.js'
import type { Path, Position } from '../documents/position.js'
import { type SourceDocument, startIn } from '../documents/source-document.js'
import type { HeaderLine } from './located-request.js'
import { type LocatedText, replacedIn, sliced } from './located-text.js'

/** A part of a JSON or YAML document, with its path. It may be missing. */
export class Part {
  constructor(
    readonly document: SourceDocument,
    readonly value: unknown,
    readonly path: Path,
  ) {}

  /** Returns the whole of a document. */
  static whole(document: SourceDocument | undefined): Part {
    if (document === undefined) throw new Error('no document')
    return new Part(document, document.value, [])
  }

  /** Returns a member; `undefined` as its value if there is none. */
  member(key: string): Part {
    return new Part(this.document, memberOf(this.value, key), [...this.path, key])
  }

  /** Returns the items of an array; none of other values. */
  items(): Part[] {
    const { document, value, path } = this
    return listIn(value).map((item, index) => new Part(document, item, [...path, index]))
  }

  /** Returns the members of an object by name; none of other values. */
  entries(): [string, Part][] {
    return isNested(this.value) ? Object.keys(this.value).map((key) => [key, this.member(key)]) : []
  }

  get text(): string | undefined {
    return textIn(this.value)
  }

  /** Returns the position, or that of the last existing ancestor. */
  start = (): Position => startIn(this.document, this.path)

  /** Returns the text with a position for each character; undefined for other values. */
  located(): LocatedText | undefined {
    const { document, path, value } = this
    if (typeof value !== 'string') return undefined
    let text: LocatedText | undefined
    return {
      text: value,
      positionAt: (index) => {
        text ??= textAt(document, path)
        return text.positionAt(index)
      },
    }
  }

  /** Returns the headers of an array of name and value; skips other shapes. */
  headers(nameKey: string): HeaderLine[] {
    return this.items().flatMap((part) => {
      const { text: name } = part.member(nameKey)
      const value = part.member('value')
      // HTTP/2 pseudo-headers are not headers.
      if (name === undefined || name === '' || name.startsWith(':')) return []
      return value.text === undefined ? [] : [{ name, value: value.text, position: value.start }]
    })
  }
}

/** Returns the text of a JSON string with a position for each character. */
function textAt({ text, positionAt, extentOf }: SourceDocument, path: Path): LocatedText {
  const { start = 0, end = 0 } = extentOf({ path, at: 'value' }) ?? {}
  const written = sliced({ text, positionAt }, start + 1, end - 1)
  return replacedIn(written, jsonEscape, (spelled) => JSON.parse(`"${spelled}"`))
}

const jsonEscape = /(\\(?:u[\dA-Fa-f]{4}|["\\/bfnrt]))/g

/** Returns an own member of any value, or undefined. */
export const memberOf = (value: unknown, key: string): unknown => valueAt(value, [key])

/** Returns the value if it is a string. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** Returns the value if it is an array, or an empty array. */
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
