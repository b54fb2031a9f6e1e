import { InputError } from '../documents/input-error.js'
import type { CurlRequest } from './curl-arguments.js'
import type { Exchange, FileBody } from './located-request.js'
import { joinedTexts, type LocatedText, replacedIn, sliced } from './located-text.js'
import type { ShellWord, UnknownPart } from './shell.js'
import type { Missing } from './variables.js'

/** The body of a request, and its parts that are not known. */
interface CurlBody {
  body: NonNullable<Exchange['body']>
  unknown: readonly UnknownPart[]
}

/** A part of the body: a text, or the name of a file that has it. */
interface DataPart {
  option: string
  word: ShellWord
  file?: string
  /** The start of an encoded part: `name=`. */
  name?: string
}

/** Returns the body: the parts of all data options, joined; undefined without any. */
export function bodyOf({ options }: CurlRequest): CurlBody | undefined {
  const upload = options.find(({ name }) => name === 'upload-file')
  const data = options.filter(({ name }) => /^(?:data|json)/.test(name))
  const isJson = data.some(({ name }) => name === 'json')
  const parts: DataPart[] = upload
    ? [{ option: 'data-binary', word: upload.value, file: upload.value.text }]
    : data.map(({ name, value }) => partOf(name, value))
  if (parts.length === 0) return undefined
  const files = parts.flatMap(({ file, word }) =>
    file === undefined ? [] : [{ name: file, position: word.positionAt(0) }],
  )
  const read: FileBody['read'] = (textOf) =>
    joinedTexts(
      parts.map((part) => textOfPart(part, textOf)),
      isJson ? '' : '&',
    )
  const unknown = parts.flatMap(({ word }) => word.unknown)
  const input = files.find(({ name }) => name === '-')
  if (input !== undefined) {
    const message =
      'the standard input of this command is not known; write the body in the command, or in a file'
    const error = new InputError(message, input.position)
    return {
      body: { text: '', positionAt: () => input.position },
      unknown: [{ placeholder: '', error }],
    }
  }
  return { body: files.length > 0 ? { files, read } : read(noFiles), unknown }
}

/** Returns what `--url-query` adds to the query, and with `-G` the data. */
export function queryOf({ options }: CurlRequest, isGet: boolean, missing: Missing): ShellWord[] {
  return options.flatMap(({ name, value }) => {
    const isData = isGet && /^(?:data|json)/.test(name)
    if (!isData && name !== 'url-query') return []
    const isRaw = name === 'url-query' && value.text.startsWith('+')
    const part = isRaw
      ? { option: 'data-raw', word: { ...value, ...sliced(value, 1) } }
      : partOf(isData ? name : 'data-urlencode', value)
    if (part.file !== undefined) {
      missing.error ??= new InputError('a query from a file is not supported', value.positionAt(0))
      return []
    }
    return [{ ...value, ...textOfPart(part, noFiles) }]
  })
}

const noFiles = () => ''

function partOf(option: string, word: ShellWord): DataPart {
  const { text } = word
  if (option === 'data-urlencode') {
    const [, name = '', sign] = /^([^=@]*)([=@])/.exec(text) ?? []
    if (sign === undefined) return { option, word }
    const rest = sliced(word, name.length + 1)
    const start = name === '' ? '' : `${name}=`
    return sign === '@'
      ? { option, word, file: rest.text, name: start }
      : { option, word: { ...word, ...rest }, name: start }
  }
  return option !== 'data-raw' && text.startsWith('@')
    ? { option, word, file: text.slice(1) }
    : { option, word }
}

function textOfPart(
  { option, word, file, name = '' }: DataPart,
  textOf: (name: string) => string,
): LocatedText {
  // Findings in another file point to the word that names it.
  const positionAt = () => word.positionAt(0)
  const written = file === undefined ? word : { text: textOf(file), positionAt }
  if (option === 'data-urlencode') {
    // A placeholder has to stay recognizable.
    const text = word.unknown.length > 0 ? written.text : encodedForm(written.text)
    return { text: name + text, positionAt }
  }
  // These options leave out line breaks when they read a file.
  const isStripped = file !== undefined && /^data(?:-ascii)?$/.test(option)
  return isStripped ? replacedIn(written, /([\r\n\0]+)/g, () => '') : written
}

const encodedForm = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
