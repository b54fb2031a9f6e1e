export default { test: { include: ['*.test.mjs'], setupFiles: ['campaign-contract/vitest'] } }
