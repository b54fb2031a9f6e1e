import fc from 'fast-check'
import { expect, type TestContext } from 'vitest'

/** What a model-based test did; reporters find it in the `meta` of the test. */
export interface ModelFigures {
  runs: number
  seed: number
  /** How many commands were carried out in all runs. */
  commands: number
  /** How often each outcome was predicted, and met. */
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

/** For a machine that has much else to do, and for many runs. */
export const patience = { timeout: 60_000 + 100 * numRuns }

/** One model-based test: makes the commands, counts what they did, and runs it. */
export class ModelTest<Model extends object, Real> {
  private commands = 0
  private readonly outcomes = new Map<string, number>()

  /** A command under the text that a counterexample shows; it is left out where it cannot be. */
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

  /** Notes an outcome that the model predicted and the library confirmed. */
  saw(outcome: string): void {
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1)
  }

  /** Runs the property; a run that is long enough must have met every one of the outcomes. */
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

/** Sequences of up to so many commands; longer ones than fast-check makes of its own accord. */
export const sequences = <Model extends object, Real>(
  commands: fc.Arbitrary<fc.Command<Model, Real>>[],
  maxCommands = 40,
): fc.Arbitrary<Iterable<fc.Command<Model, Real>>> =>
  fc.commands(commands, { maxCommands, size: 'large' })
