import { factsAt } from '../../../src/cli/documents/facts.js'
import { InputError } from '../../../src/cli/documents/input-error.js'
import { readJson } from '../../../src/cli/documents/json-document.js'
import {
  type Contract,
  type ContractOptions,
  createContract,
  type Facts,
  type Plugin,
} from '../../../src/core/index.js'
import type { PlaygroundState } from '../fragment.js'
import type { Answer } from '../protocol.js'
import { shortened } from './findings.js'

/** What a text is checked with, or why that is impossible. */
export type Settings =
  | { contract: Contract; facts: Facts; error?: never }
  | { error: NonNullable<Answer['settingsError']> }

/** Reads the options and facts of a state. Keeps the last contract, because typing changes neither. */
export class SettingsReader {
  private made: { key: string; contract: Contract } | undefined

  constructor(private readonly plugins: readonly Plugin[]) {}

  read({ options = {}, facts }: PlaygroundState): Settings {
    const contract = attempt('options', () => this.contractOf(options))
    if (contract.error !== undefined) return { error: contract.error }
    const read = attempt('facts', () => factsOf(facts))
    if (read.error !== undefined) return { error: read.error }
    return { contract: contract.value, facts: read.value }
  }

  private contractOf(options: object): Contract {
    const key = JSON.stringify(options)
    if (this.made?.key !== key) {
      // The response must not differ from one key to the next.
      const fixed = { responseId: () => '00000000-0000-4000-8000-000000000000' }
      const all = { ...fixed, ...(options as ContractOptions), plugins: this.plugins }
      this.made = { key, contract: createContract(all) }
    }
    return this.made.contract
  }
}

/** Facts have instants as texts, as in request documents. */
function factsOf(facts: object | undefined): Facts {
  if (facts === undefined) return {}
  const document = readJson(JSON.stringify(facts))
  if (document instanceof InputError) throw document
  return factsAt(document, document.value, [])
}

function attempt<Value>(part: 'options' | 'facts', read: () => Value) {
  try {
    return { value: read() }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { error: { part, message: shortened(message) } }
  }
}
