import fc from 'fast-check'
import { expect, type TestContext } from 'vitest'

/** Statistics of a model-based test, in the `meta` of the test. */
export interface ModelFigures {
  runs: number
  seed: number
  /** The number of commands in all runs. */
  commands: number
  /** How often each outcome was predicted and confirmed. */
  outcomes: Record<string, number>
}

declare module 'vitest' {
  interface TaskMeta {
    model?: ModelFigures
  }
}

const longEnough = 100
const numRuns = Number(process.env.MODEL_RUNS ?? longEnough)
const seed = process.env.MODEL_SEED

/** Timeout for a busy machine and many runs. */
export const patience = { timeout: 60_000 + 100 * numRuns }

/** A model-based test: creates the commands, counts their outcomes, and runs it. */
export class ModelTest<Model extends object, Real> {
  private commands = 0
  private readonly outcomes = new Map<string, number>()

  /** Creates a command with the text that a counterexample shows; skipped if it is not possible. */
  step(
    text: string,
    run: (model: Model, real: Real) => void,
    canBe: (model: Readonly<Model>) => boolean = () => true,
  ): fc.Command<Model, Real> {
    return {
      check: canBe,
      run: (model, real) => {
        this.commands++
        run(model, real)
      },
      toString: () => text,
    }
  }

  /** Counts an outcome that the model predicted and the library confirmed. */
  saw(outcome: string): void {
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1)
  }

  /** Runs the property; a run that is long enough must have had every outcome. */
  async holds(
    { task }: TestContext,
    property: fc.IRawProperty<unknown>,
    outcomes: readonly string[],
  ): Promise<void> {
    const details = await fc.check(property as fc.IAsyncProperty<unknown>, {
      numRuns,
      ...(seed === undefined ? {} : { seed: Number(seed) }),
    })
    task.meta.model = {
      runs: details.numRuns,
      seed: details.seed,
      commands: this.commands,
      outcomes: Object.fromEntries([...this.outcomes].sort(([a], [b]) => (a < b ? -1 : 1))),
    }
    if (details.failed) {
      throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance })
    }
    const missed = outcomes.filter((outcome) => !this.outcomes.has(outcome))
    if (numRuns >= longEnough) expect(missed).toEqual([])
  }
}

/** Sequences of commands up to a length; longer than the default of fast-check. */
export const sequences = <Model extends object, Real>(
  commands: fc.Arbitrary<fc.Command<Model, Real>>[],
  maxCommands = 40,
): fc.Arbitrary<Iterable<fc.Command<Model, Real>>> =>
  fc.commands(commands, { maxCommands, size: 'large' })
