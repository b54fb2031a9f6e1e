import { ajv } from './ajv.js'
import { ajvStandalone } from './ajv-standalone.js'
import { arkType } from './arktype.js'
import type { Judge } from './judge.js'
import type { Json } from './schema.js'
import { typeBox } from './typebox.js'
import { valibot } from './valibot.js'
import { zod } from './zod.js'

/*
 * Peers that judge the structure of a body. All are given the same schema.
 */

/** Each with what it does less than the library, beside the rules and the notice of unknown fields. */
export const structurePeers: readonly {
  name: string
  lacks: string
  prepare: (schema: Json) => Judge
}[] = [
  { name: 'Ajv, at run time', lacks: 'lenient date-time', prepare: ajv },
  { name: 'Ajv, standalone', lacks: 'lenient date-time', prepare: ajvStandalone('full') },
  {
    name: 'Ajv, standalone, fast formats',
    lacks: 'formats accept 30 February and a@b',
    prepare: ajvStandalone('fast'),
  },
  { name: 'TypeBox', lacks: '', prepare: typeBox },
  { name: 'Valibot', lacks: 'lenient date-time', prepare: valibot },
  { name: 'Zod', lacks: 'lenient date-time', prepare: zod },
  { name: 'ArkType', lacks: 'lenient date-time', prepare: arkType },
]
