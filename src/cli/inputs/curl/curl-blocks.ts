import type { BodyFiles } from '../../documents/body-files.js'
import { InputError } from '../../documents/input-error.js'
import type { PositionAt } from '../../documents/position.js'
import type { FoundExchange } from '../exchange-file.js'
import { type HttpBlock, isCurlBlock } from '../http-blocks.js'
import type { Variables } from '../variables.js'
import { readCurlCommands } from './curl-commands.js'
import { bodyFilesOf } from './curl-data.js'
import { foundRequests } from './curl-exchange.js'

/** The blocks of an .http file that are curl commands. */
export interface CurlBlocks {
  /** The files that their bodies are read from. */
  files: readonly string[]
  /** Returns the requests of a block, without their numbers; undefined if it has no curl command. */
  foundIn(
    block: HttpBlock,
    source: { variables: Variables; bodies: BodyFiles },
  ): FoundExchange[] | undefined
}

/** Reads the curl commands of an .http file, which may use its variables. */
export function curlBlocks(
  blocks: readonly HttpBlock[],
  text: string,
  positionAt: PositionAt,
): CurlBlocks {
  const read = new Map(
    blocks.filter(isCurlBlock).map((block) => {
      const { offset } = block.request
      const cursor = {
        text: text.slice(offset, block.end),
        at: 0,
        positionAt: (index: number) => positionAt(offset + index),
      }
      return [block, { ...readCurlCommands(cursor), positionAt: cursor.positionAt }] as const
    }),
  )
  return {
    files: [...read.values()].flatMap(({ requests }) => requests.flatMap(bodyFilesOf)),
    foundIn(block, { variables, bodies }) {
      const commands = read.get(block)
      if (commands === undefined) return undefined
      const found = foundRequests(commands.requests, {
        positionAt: commands.positionAt,
        read: (name) => bodies.get(name) ?? new InputError('not read'),
        replaced: (written, missing) => variables.replaced(written, missing),
      })
      const { failure } = commands
      return failure === undefined ? found : [...found, { document: 0, error: failure }]
    },
  }
}
