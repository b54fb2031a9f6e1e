import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['test/property-seed.ts'],
    // Generous, since a test that is slow on a busy machine is not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
