import { InputError } from '../../documents/input-error.js'
import { joinedTexts, type LocatedText, Ranges } from '../located-text.js'
import type { ShellCommand } from '../shell/shell-command.js'
import { type CurlData, type CurlRequest, type CurlValue, valueFrom } from './curl-arguments.js'

/** A text of a file or of standard input, by the name of the file. */
export type ReadFile = (name: string) => string | InputError

/** Returns the files that a request reads its body from. */
export function bodyFilesOf({ data, query, upload, command }: CurlRequest): string[] {
  const values = [...data.map(partOf), ...query.map(queryPartOf)]
  const inputs = [...values, ...(upload ? [{ file: upload.text }] : [])]
  return inputs
    .flatMap(({ file }) => (file === '-' ? inputFileOf(command) : file))
    .filter((file) => file !== undefined)
}

/** Returns the body: the parts of all data options, joined. */
export function bodyOf(request: CurlRequest, read: ReadFile): CurlValue | undefined {
  const { data, upload, command } = request
  if (upload !== undefined) {
    const option = 'data-binary'
    return textOf({ option, file: upload.text, value: upload }, command, read)
  }
  if (data.length === 0) return undefined
  const separator = data.some(({ option }) => option === 'json') ? '' : '&'
  return joined(
    data.map((each) => textOf(partOf(each), command, read)),
    separator,
  )
}

/** Returns what `--url-query` adds to the query. */
export const queryOf = ({ query, command }: CurlRequest, read: ReadFile): CurlValue | undefined =>
  query.length === 0
    ? undefined
    : joined(
        query.map((value) => textOf(queryPartOf(value), command, read)),
        '&',
      )

/** A part of the body: a text, or the name of a file that has it. */
interface DataPart {
  option: string
  value: CurlValue
  file?: string
  /** The start of an encoded part: `name=`. */
  name?: string
}

const queryPartOf = (value: CurlValue): DataPart =>
  value.text.startsWith('+')
    ? { option: 'data-raw', value: valueFrom(value, 1) }
    : partOf({ option: 'data-urlencode', value })

function partOf({ option, value }: CurlData): DataPart {
  const { text, unknown } = value
  const [only, another] = unknown
  if (only?.file !== undefined && another === undefined && text === only.placeholder) {
    return { option, value, file: only.file }
  }
  if (option === 'data-urlencode') {
    const [, name = '', sign, rest = ''] = /^([^=@]*)([=@])([\s\S]*)$/.exec(text) ?? []
    if (sign === undefined) return { option, value }
    const start = name === '' ? {} : { name: `${name}=` }
    return sign === '@'
      ? { option, value, file: rest, ...start }
      : { option, value: { ...value, text: rest }, ...start }
  }
  return option !== 'data-raw' && text.startsWith('@')
    ? { option, value, file: text.slice(1) }
    : { option, value }
}

function textOf(part: DataPart, command: ShellCommand, read: ReadFile): CurlValue {
  const { option, value, file, name = '' } = part
  const found = file === undefined ? value : fileText(file, part, command, read)
  if (option === 'data-urlencode') {
    // A placeholder has to stay recognisable.
    const encoded = found.unknown.length > 0 ? found.text : encodedForm(found.text)
    return { ...found, text: name + encoded, positionAt: () => value.positionAt(0) }
  }
  const isStripped = file !== undefined && (option === 'data' || option === 'data-ascii')
  return isStripped ? { ...withoutLineBreaks(found), unknown: found.unknown } : found
}

/** Replaces surrogates without a partner, which cannot be encoded. */
const wellFormed = (text: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text))

const encodedForm = (text: string): string =>
  encodeURIComponent(wellFormed(text)).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

function fileText(
  file: string,
  { value }: DataPart,
  command: ShellCommand,
  read: ReadFile,
): CurlValue {
  // Findings in another file point to the word that names it.
  const positionAt = () => value.positionAt(0)
  const input = file === '-' ? inputOf(command) : { file }
  if (input === undefined) {
    throw new InputError('the standard input of this command is not known', positionAt())
  }
  if ('text' in input) return input.text
  const text = read(input.file)
  if (typeof text === 'string') return { text, positionAt, unknown: [] }
  throw new InputError(`body file ${input.file}: ${text.message}`, positionAt())
}

/** Returns the standard input of a command, as far as it is in the script. */
function inputOf({
  input,
  pipedFrom,
}: ShellCommand): { text: CurlValue } | { file: string } | undefined {
  if (input !== undefined) return 'text' in input ? input : { file: input.file.text }
  const [program, ...words] = pipedFrom?.words ?? []
  if (pipedFrom === undefined || program === undefined) return undefined
  const [first, second, third] = words
  if (program.text === 'cat') {
    if (first === undefined) return inputOf(pipedFrom)
    return second === undefined ? { file: first.text } : undefined
  }
  if (program.text === 'echo') {
    const shown = words.filter(({ text }, index) => !(index === 0 && /^-[neE]+$/.test(text)))
    return { text: joined(shown, ' ') }
  }
  const isPrinted = program.text === 'printf' && /^%s(?:\\n)?$/.test(first?.text ?? '')
  return isPrinted && second !== undefined && third === undefined ? { text: second } : undefined
}

function inputFileOf(command: ShellCommand): string | undefined {
  const input = inputOf(command)
  return input !== undefined && 'file' in input ? input.file : undefined
}

/** Joins values; every character keeps its position. */
const joined = (values: readonly CurlValue[], separator: string): CurlValue => ({
  ...joinedTexts(values, separator),
  unknown: values.flatMap(({ unknown }) => unknown),
})

/** Removes line breaks, as `--data` does when it reads a file. */
function withoutLineBreaks({ text, positionAt }: LocatedText): LocatedText {
  const ranges = new Ranges()
  ranges.add({ index: 0, offset: 0, isVerbatim: true })
  const parts: string[] = []
  let index = 0
  for (const { 0: part, index: offset } of text.matchAll(/[^\r\n\0]+/g)) {
    ranges.add({ index, offset, isVerbatim: true })
    parts.push(part)
    index += part.length
  }
  return { text: parts.join(''), positionAt: (at) => positionAt(ranges.offsetOf(at)) }
}
