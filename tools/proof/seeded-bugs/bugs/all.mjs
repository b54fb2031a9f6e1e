import { setA } from './set-a.mjs'
import { setB } from './set-b.mjs'
import { setCOfferings } from './set-c-offerings.mjs'

export const allBugs = [
  ...setA.map((bug) => ({ ...bug, set: 'A' })),
  ...setB.map((bug) => ({ ...bug, set: 'B' })),
  ...setCOfferings.map((bug) => ({ ...bug, set: 'C' })),
]
