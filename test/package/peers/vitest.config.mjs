export default { test: { include: ['vitest.test.mjs'], setupFiles: ['campaign-contract/vitest'] } }
