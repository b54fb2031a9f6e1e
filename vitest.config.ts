import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // A tier of its own: vitest.attack.config.ts.
    exclude: ['test/attack/**', '**/node_modules/**'],
    environment: 'node',
    setupFiles: ['test/property-seed.ts'],
    // Generous, since a test that is slow on a busy machine is not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
