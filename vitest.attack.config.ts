import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/attack/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['test/property-seed.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
})
