import type { Contract, OperationName } from '../../core/index.js'
import type { InputError } from '../documents/input-error.js'
import type { Position } from '../documents/position.js'
import type { SourceDocument } from '../documents/source-document.js'
import type { LocatedText } from './located-text.js'

/** A text to read requests from. */
export interface InputText {
  text: string
  /** The parsed text, of formats in JSON and YAML. */
  document?: SourceDocument
  contract: Contract
  /** The files beside an .http file that define variables. */
  environment?: string
  /** Reports what is skipped. */
  note(text: string): void
}

/** Reads the requests of a text. There is one for each format. */
export type Reader = (input: InputText) => Iterable<ReadRequest>

/** A request without a number gets that of its order. */
export type ReadRequest = Omit<LocatedRequest, 'number'> & { number?: number }

/** A request of a file, or what makes it unreadable. */
export interface LocatedRequest {
  /** 1-based number in the file. */
  number: number
  /** A request document, or a bare body. */
  document?: SourceDocument | InputError
  /** The operation of a bare body or a response. */
  operation?: OperationName
  exchange?: Exchange
  /** The status of a response, whose body the document has. */
  status?: number
  /** Why the exchange cannot be checked. */
  error?: InputError | undefined
  /** Why the exchange is skipped: what it needs is not known before it is sent. */
  skipped?: InputError | undefined
}

/** An HTTP request of a file, with its responses. */
export interface Exchange {
  method: string
  url: string
  headers: readonly HeaderLine[]
  body?: LocatedText | FileBody | undefined
  /** Whether it was sent with a body that the file does not have. */
  isBodyUnknown?: boolean
  /** When it was sent, if known. */
  now?: Date | undefined
  position: PartPositions
  /** The recorded responses; a collection may have several. */
  responses: readonly ExchangeResponse[]
  /** Whether text such as `<string>` is a value to fill in. */
  hasPlaceholders?: boolean
  /** A remark about how it is written. */
  warning?: string | undefined
}

/** A body whose text is known when some files are read. */
export interface FileBody {
  files: readonly { name: string; position: Position }[]
  read(textOf: (name: string) => string): LocatedText
}

/** A header of a file. */
export interface HeaderLine {
  name: string
  value: string
  position: () => Position
  /** How to send another value, of a header that the client adds. */
  hint?: string
}

/** Positions of the parts other than bodies. */
interface PartPositions {
  whole: () => Position
  /** The URL before its scheme and host were replaced: it ends as the URL of the request. */
  url: LocatedText
  headers: () => Position
}

/** A response to a request. */
export interface ExchangeResponse {
  status: number
  headers: readonly HeaderLine[]
  body: LocatedText | undefined
  position: Pick<PartPositions, 'whole' | 'headers'>
  /** The request that it answers, if it is another one. */
  request?: Exchange
}

/** Groups header values by name. */
export function headerRecord(headers: readonly HeaderLine[]): Record<string, string[]> {
  const values = new Map<string, string[]>()
  for (const { name, value } of headers) values.set(name, [...(values.get(name) ?? []), value])
  return Object.fromEntries(values)
}
