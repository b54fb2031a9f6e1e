import { checkFiles, demandOperation } from './check-files.js'
import { terminalColors } from './colors.js'
import { type ContractFlags, contractFor } from './contract-options.js'
import { exitCodeOf } from './exit-code.js'
import { loadFacts } from './facts.js'
import { findFiles } from './find-files.js'
import type { Host } from './host.js'
import { printableJson } from './printable.js'
import { type Result, summarize } from './result.js'
import { showResult, showSummary } from './show-result.js'
import { UsageError } from './usage-error.js'

interface CheckFlags extends ContractFlags {
  operation?: string
  facts?: string
  format: 'pretty' | 'json'
}

/** `check`: prints what is wrong with the requests of the files, and returns the exit code. */
export async function checkCommand(
  args: readonly string[],
  flags: CheckFlags,
  host: Host,
): Promise<number> {
  const contract = contractFor(flags)
  const operation =
    flags.operation === undefined
      ? undefined
      : demandOperation(flags.operation, contract, (message) => new UsageError(message))
  const facts = flags.facts === undefined ? {} : await loadFacts(flags.facts, host)
  const colors = terminalColors(host)
  // Stryker disable next-line StringLiteral: there is always a result.
  let last = ''
  const print = (text: string) => {
    host.stdout.write(`${text}\n`)
    last = text
  }

  const results: Result[] = []
  const files = await findFiles(args, host)
  for await (const result of checkFiles(files, { contract, operation, facts })) {
    results.push(result)
    if (flags.format === 'pretty') print(showResult(result, colors))
  }
  const summary = summarize(results)
  if (flags.format === 'json') {
    print(printableJson({ files: results, summary }))
  } else {
    if (!last.endsWith('\n')) print('')
    print(showSummary(summary, colors))
  }
  return exitCodeOf(summary)
}
