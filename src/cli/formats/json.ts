import type { MakeFormat } from './format.js'
import { indented, jsonList } from './json-list.js'

/** One object with all results and the summary. Buffers nothing. */
export const json: MakeFormat = () => {
  const files = jsonList('  ')
  let head = '{\n  "files": '
  const begun = (text: string) => {
    const whole = head + text
    head = ''
    return whole
  }
  return {
    result: (result) => begun(files.entry(result)),
    end: ({ summary }) => `${begun(files.end())},\n  "summary": ${indented(summary, '  ')}\n}\n`,
  }
}
