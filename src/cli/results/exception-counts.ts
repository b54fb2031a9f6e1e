import type { Contract, Exception } from '../../core/index.js'
import type { ExceptionSummary, Result } from './result.js'

/** Counts the notes of a run, and finds the exceptions that matched nothing or no longer apply. */
export function exceptionCounting() {
  const known = new Set<Exception>()
  const used = new Set<Exception>()
  const expired = new Set<Exception>()
  const contracts = new Set<Contract>()
  let noted = 0
  return {
    /** Adds the exceptions of a contract of the run. */
    addContract(contract: Contract): void {
      // Contracts of several files share exceptions.
      if (contracts.has(contract)) return
      contracts.add(contract)
      for (const exception of contract.options.exceptions ?? []) known.add(exception)
      for (const exception of contract.expiredExceptions()) expired.add(exception)
    },
    /** Adds the notes of a result of a contract. */
    add({ findings }: Result, { options: { exceptions = [] } }: Contract): void {
      for (const { exception } of findings) {
        if (exception === undefined) continue
        noted += 1
        used.add(exceptions[exception] as Exception)
      }
    },
    /** Undefined without exceptions. */
    get summary(): ExceptionSummary | undefined {
      if (known.size === 0) return undefined
      const unused = [...known].filter((each) => !used.has(each) && !expired.has(each))
      return { noted, unused, expired: [...expired] }
    },
  }
}
