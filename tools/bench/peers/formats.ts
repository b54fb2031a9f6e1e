import formatsModule from 'ajv-formats'
import { hexColor } from './hex-color.js'

const addKnown = formatsModule as unknown as (ajv: object, options: object) => void

/** The formats of the contract; Ajv lacks only the colour. */
export function addFormats<Instance extends { addFormat(name: string, format: RegExp): unknown }>(
  ajv: Instance,
  mode: 'full' | 'fast' = 'full',
): Instance {
  addKnown(ajv, { mode })
  ajv.addFormat('hex-color', hexColor)
  return ajv
}
