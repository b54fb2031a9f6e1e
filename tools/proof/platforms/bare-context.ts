import { type Context, createContext, SourceTextModule } from 'node:vm'
import type * as Core from '../../../src/core/index.js'
import type * as CheckCases from './check-cases.js'
import type { Found } from './check-cases.js'

/** The globals that the core may use: those of every web platform. */
const { atob, crypto, TextDecoder, TextEncoder, URL, URLSearchParams } = globalThis

/**
 * Checks the cases where there is no Node: no `process`, `Buffer`, `require`, console, timers or
 * modules, and no code from strings. Needs `--experimental-vm-modules`.
 */
export async function checkInBareContext(
  coreCode: string,
  checkerCode: string,
  cases: string,
): Promise<Found> {
  const context = createContext(
    { atob, crypto, TextDecoder, TextEncoder, URL, URLSearchParams },
    { codeGeneration: { strings: false, wasm: false } },
  )
  // V8 itself puts a console into every context.
  delete context.console
  const core = await load<typeof Core>(coreCode, 'the core', context)
  const { checkCases } = await load<typeof CheckCases>(checkerCode, 'check-cases', context)
  return checkCases(core, cases)
}

async function load<Namespace>(
  code: string,
  identifier: string,
  context: Context,
): Promise<Namespace> {
  const module = new SourceTextModule(code, { context, identifier })
  await module.link((specifier) => {
    throw new Error(`${identifier} loads ${specifier}`)
  })
  await module.evaluate()
  return module.namespace as Namespace
}
