import fc from 'fast-check'
import { expect } from 'vitest'

const numRuns = Number(process.env.MODEL_RUNS ?? 100)

/** Generous, for a busy machine. */
export const patience = { timeout: 120_000 }

/** A model-based test: creates the commands, notes their outcomes, and runs it. */
export class ModelTest<Model extends object, Real> {
  private readonly outcomes = new Set<string>()

  /** Creates a command with the text that a counterexample shows; skipped if it is not possible. */
  step(
    text: string,
    run: (model: Model, real: Real) => void,
    canBe: (model: Readonly<Model>) => boolean = () => true,
  ): fc.Command<Model, Real> {
    return {
      check: canBe,
      run,
      toString: () => text,
    }
  }

  /** Notes an outcome that the model predicted and the library confirmed. */
  saw(outcome: string): void {
    this.outcomes.add(outcome)
  }

  /** Runs the property, which must have every outcome. */
  async holds(property: fc.IRawProperty<unknown>, outcomes: readonly string[]): Promise<void> {
    await fc.assert(property as fc.IAsyncProperty<unknown>, { numRuns })
    expect(outcomes.filter((outcome) => !this.outcomes.has(outcome))).toEqual([])
  }
}

/** Sequences of commands up to a length; longer than the default of fast-check. */
export const sequences = <Model extends object, Real>(
  commands: fc.Arbitrary<fc.Command<Model, Real>>[],
  maxCommands = 40,
): fc.Arbitrary<Iterable<fc.Command<Model, Real>>> =>
  fc.commands(commands, { maxCommands, size: 'large' })
