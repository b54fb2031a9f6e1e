import { writeFileSync } from 'node:fs'
import { asModule } from './generate/code.js'
import { requirementsCode } from './generate/requirements.js'
writeFileSync(new URL('../generated/requirements.ts', import.meta.url), asModule(requirementsCode()))
