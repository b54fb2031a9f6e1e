import type { InputError } from '../../documents/input-error.js'
import { isWindowsCommand, readWindowsCommand } from '../shell/cmd-words.js'
import { readCommands } from '../shell/shell-commands.js'
import type { Cursor } from '../shell/shell-words.js'
import { type CurlRequest, curlRequests, isCurl } from './curl-arguments.js'

/** Reads the requests of the curl commands in a text, and the error that hides further ones. */
export function readCurlCommands(cursor: Cursor): {
  requests: CurlRequest[]
  failure: InputError | undefined
} {
  const { text } = cursor
  if (isWindowsCommand(text)) {
    return { requests: curlRequests(readWindowsCommand(cursor)), failure: undefined }
  }
  const { commands, failure } = readCommands(cursor, isCurl)
  const isHiding = failure !== undefined && /\bcurl\b/.test(text.slice(failure.start))
  return {
    requests: commands.flatMap(curlRequests),
    failure: isHiding ? failure.error : undefined,
  }
}
