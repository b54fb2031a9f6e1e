import { targetOf } from '../../../core/http/target.js'
import type { CheckSettings } from '../../checking/check-settings.js'
import type { BodyFiles } from '../../documents/body-files.js'
import type { FoundFile } from '../../documents/find-files.js'
import { InputError } from '../../documents/input-error.js'
import { maxScriptBytes, tooLarge } from '../../documents/limits.js'
import { positionsIn } from '../../documents/position.js'
import { type DocumentResult, unreadableResult } from '../../results/document-result.js'
import { checkExchanges } from '../check-exchanges.js'
import type { FoundExchange } from '../exchange-file.js'
import { isSearched, noRequests } from '../selected.js'
import { readCurlCommands } from './curl-commands.js'
import { bodyFilesOf } from './curl-data.js'
import { foundRequests } from './curl-exchange.js'

/** Checks the requests of the curl commands of a script that belong to the contract. */
export async function* checkCurlFile(
  file: FoundFile,
  text: string,
  settings: CheckSettings,
): AsyncGenerator<DocumentResult | typeof noRequests> {
  const { found, failure } = await exchangesIn(file, text, settings)
  if (isSearched(file) && failure === undefined && !found.some(belongsTo(settings))) {
    return yield noRequests
  }
  if (found.length === 0 && failure === undefined) {
    throw new InputError('no curl command with a URL')
  }
  const results = checkExchanges(() => found, {
    ...{ name: file.name, settings },
    what: ['curl command', 'curl commands'],
    leavesOutCredentials: false,
  })
  for (const { document, ...result } of results) {
    // A single command needs no number.
    const number = found.length > 1 && document !== undefined ? { document } : {}
    yield { ...number, ...result }
  }
  if (failure !== undefined) yield unreadableResult(failure)
}

/** Returns whether the curl commands of a script send no request to the contract's paths. */
export async function isUnrelatedScript(
  file: FoundFile,
  text: string,
  settings: CheckSettings,
): Promise<boolean> {
  const { found, failure } = await exchangesIn(file, text, settings)
  return failure === undefined && !found.some(belongsTo(settings))
}

/** Returns whether a request belongs to the contract; one that cannot be read may. */
const belongsTo =
  ({ contract }: CheckSettings) =>
  ({ exchange }: FoundExchange): boolean =>
    exchange === undefined || contract.match(exchange.method, targetOf(exchange.url)) !== undefined

async function exchangesIn(
  file: FoundFile,
  text: string,
  settings: CheckSettings,
): Promise<{ found: FoundExchange[]; failure: InputError | undefined }> {
  if (!/\bcurl\b/i.test(text)) return { found: [], failure: undefined }
  if (text.length > maxScriptBytes) throw tooLarge({ bytes: maxScriptBytes })
  const positionAt = positionsIn(text)
  const { requests, failure } = readCurlCommands({ text, at: 0, positionAt })
  const names = requests.flatMap(bodyFilesOf)
  const bodies: BodyFiles = (await settings.readBodies?.(names, file)) ?? new Map()
  const source = {
    ...{ positionAt, replaced: <Text>(written: Text) => written },
    read: (name: string) => bodies.get(name) ?? new InputError('not read'),
  }
  return { found: foundRequests(requests, source), failure }
}
