import { setA } from './set-a.mjs'
import { setB } from './set-b.mjs'

export const allBugs = [
  ...setA.map((bug) => ({ ...bug, set: 'A' })),
  ...setB.map((bug) => ({ ...bug, set: 'B' })),
]
