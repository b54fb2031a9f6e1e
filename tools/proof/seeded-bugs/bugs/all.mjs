import { setA } from './set-a.mjs'
import { setB } from './set-b.mjs'
import { setCCampaigns } from './set-c-campaigns.mjs'
import { setCOfferings } from './set-c-offerings.mjs'
import { setD } from './set-d.mjs'
import { setE } from './set-e.mjs'
import { setF } from './set-f.mjs'
import { setG } from './set-g.mjs'
import { setH } from './set-h.mjs'
import { setI } from './set-i.mjs'
import { setJ } from './set-j.mjs'
import { setK } from './set-k.mjs'
import { setL } from './set-l.mjs'

export const allBugs = [
  ...setA.map((bug) => ({ ...bug, set: 'A' })),
  ...setB.map((bug) => ({ ...bug, set: 'B' })),
  ...setCCampaigns.map((bug) => ({ ...bug, set: 'C' })),
  ...setCOfferings.map((bug) => ({ ...bug, set: 'C' })),
  ...setD.map((bug) => ({ ...bug, set: 'D' })),
  ...setE.map((bug) => ({ ...bug, set: 'E' })),
  ...setF.map((bug) => ({ ...bug, set: 'F' })),
  ...setG.map((bug) => ({ ...bug, set: 'G' })),
  ...setH.map((bug) => ({ ...bug, set: 'H' })),
  ...setI.map((bug) => ({ ...bug, set: 'I' })),
  ...setJ.map((bug) => ({ ...bug, set: 'J' })),
  ...setK.map((bug) => ({ ...bug, set: 'K' })),
  ...setL.map((bug) => ({ ...bug, set: 'L' })),
]
