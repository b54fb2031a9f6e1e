import type { MakeFormat } from './format.js'
import { indented, jsonList } from './json-list.js'
import { outputOf, schemaVersion } from './json-output.js'

/** One object with all results and the summary, a `CheckOutput`. Buffers nothing. */
export const json: MakeFormat = () => {
  const files = jsonList('  ')
  let head = `{\n  "schemaVersion": ${schemaVersion},\n  "files": `
  const begun = (text: string) => {
    const whole = head + text
    head = ''
    return whole
  }
  return {
    result: (result) => begun(files.entry(outputOf(result))),
    end: ({ summary }) => `${begun(files.end())},\n  "summary": ${indented(summary, '  ')}\n}\n`,
  }
}
