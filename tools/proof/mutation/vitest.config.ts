import { defineConfig } from 'vitest/config'

/** Runs the bundle that `bundle.ts` writes; Stryker starts a new thread for each mutant. */
export default defineConfig({
  test: {
    include: ['core-bundle.test.mjs'],
    env: { PROPERTY_SEED: '2' },
    setupFiles: ['test/property-seed.ts'],
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    // Stryker ends what a mutant keeps from ending.
    testTimeout: 0,
  },
})
