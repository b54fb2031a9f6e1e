import { ajv } from './ajv.js'
import { ajvStandalone } from './ajv-standalone.js'
import { arkType } from './arktype.js'
import type { Json } from './schema.js'
import { typeBox } from './typebox.js'
import { valibot } from './valibot.js'
import type { Validate } from './validate.js'
import { zod } from './zod.js'

/* Peers that validate the structure of a body. All get the same schema. */

/** Each peer, with what it checks less than the library besides rules and unknown fields. */
export const structurePeers: readonly {
  name: string
  lacks: string
  prepare: (schema: Json) => Validate
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
