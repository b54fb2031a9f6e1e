import { isObject } from '../../core/base/json.js'
import { aboutOption, problemsOf } from '../../core/base/kinds.js'
import { isOfPlugin } from '../../core/contract/rule-groups.js'
import { createContract } from '../../core/index.js'
import { assertOperation } from '../checking/check-document.js'
import { located, type Path, type Wanted } from '../documents/position.js'
import { UsageError } from '../host/usage-error.js'
import { thrown } from '../modules/import-module.js'
import type { Config } from './config.js'
import { defined } from './defined.js'
import type { LoadedConfig } from './load-config.js'
import { configuration } from './options.js'

/** Validates a loaded configuration. Throws a UsageError with the file, position and option. */
export function readConfig({ name, value, positionOf }: LoadedConfig): Config {
  const fail: Fail = (path, message, at) => {
    return new UsageError(`${located(name, positionOf(path, at) ?? {})}: ${message}`)
  }
  try {
    const config = isObject(value) ? defined(value) : value
    for (const problem of problemsOf(configuration, config)) {
      const at = problem.isUnknown ? 'key' : 'value'
      throw fail(problem.path, aboutOption(problem, 'The configuration'), at)
    }
    assertNames(config as Config, fail)
    return config as Config
  } catch (error) {
    // A configuration is code: a getter, for example, may throw anything.
    throw error instanceof UsageError ? error : fail([], `reading failed: ${thrown(error)}`)
  }
}

type Fail = (path: Path, message: string, at?: Wanted['at']) => UsageError

/** Validates the names of operations and rules with the library. */
function assertNames(config: Config, fail: Fail): void {
  const assert = (options: object, path: Path): void => {
    try {
      createContract(options)
    } catch (error) {
      throw fail(path, `${dotted(path)}: ${(error as Error).message}`)
    }
  }
  const { operations } = createContract()
  // Those of plugins are validated when these are loaded.
  const isLater = (rule: unknown) =>
    config.plugins !== undefined && typeof rule === 'string' && isOfPlugin(rule)
  const assertIn = ({ operation, rules, limits, exceptions = [] }: Partial<Config>, at: Path) => {
    if (operation !== undefined) {
      const path = [...at, 'operation']
      assertOperation(operation, Object.keys(operations), (message) =>
        fail(path, `${dotted(path)}: ${message}`),
      )
    }
    // One by one, for the position of the invalid one.
    for (const [id, severity] of Object.entries(rules ?? {})) {
      if (!isLater(id)) assert({ rules: { [id]: severity } }, [...at, 'rules', id])
    }
    if (limits !== undefined) assert({ limits }, [...at, 'limits'])
    const known = exceptions.map((each) =>
      isLater(each.rule) ? { ...each, rule: 'structure' } : each,
    )
    // Each with those before it, because a message contains its number.
    for (const index of known.keys()) {
      assert({ exceptions: known.slice(0, index + 1) }, [...at, 'exceptions', index])
    }
  }
  assertIn(config, [])
  for (const [index, override] of (config.overrides ?? []).entries()) {
    assertIn(override, ['overrides', index])
  }
}

const dotted = (path: Path): string => `\`${path.join('.')}\``
