import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { TiersReporter } from './test/tiers-reporter.js'

const source = (path: string): string => fileURLToPath(new URL(`src/${path}`, import.meta.url))

/**
 * The tiers of the tests. `unit` (`npm test`) needs nothing but Node; `system` needs what its tests
 * name, such as Redis, Chromium, shells and git; `attack` needs Redis and time.
 */
export default defineConfig({
  resolve: {
    // Example plugins import the package.
    alias: [
      { find: /^campaign-contract\/vitest$/, replacement: source('testing/matchers/vitest.ts') },
      { find: /^campaign-contract$/, replacement: source('core/index.ts') },
    ],
  },
  test: {
    setupFiles: ['test/property-seed.ts', 'test/global-classes.ts'],
    // Generous: a test that is slow on a busy machine is not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // More are no faster on two processors, and starve tests with a time of their own.
    maxWorkers: 2,
    // Few tests change modules or globals, so files share them.
    isolate: false,
    // Tests leave much garbage; collecting young objects less often saves a twentieth of the time.
    execArgv: ['--max-semi-space-size=64'],
    reporters: ['default', new TiersReporter()],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts', 'examples/plugins/*.test.ts'],
          exclude: ['test/system/**', 'test/attack/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          include: ['test/system/**/*.test.ts'],
          globalSetup: 'test/built-command.ts',
          // Some tests run the whole conformance suite.
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'attack',
          include: ['test/attack/**/*.test.ts'],
          globalSetup: 'test/built-command.ts',
          testTimeout: 300_000,
        },
      },
    ],
  },
})
