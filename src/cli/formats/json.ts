import type { MakeFormat } from './format.js'
import { type CheckLine, indented, jsonList, outputOf, schemaVersion } from './json-output.js'

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

/** A line of JSON for each result, and one for the summary. Buffers nothing. */
export const ndjson: MakeFormat = () => ({
  result: (result) => line({ schemaVersion, ...outputOf(result) }),
  end: ({ summary }) => line({ schemaVersion, summary }),
})

const line = (value: CheckLine): string => `${JSON.stringify(value)}\n`
