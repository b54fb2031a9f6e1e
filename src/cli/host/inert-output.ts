import { escaped, unprintableInOutput } from '../../core/base/printable.js'
import type { Host } from './host.js'

/** Sequences that only this command writes, to a terminal or with FORCE_COLOR: colors, links, the bar, the screen. */
const ownSequence =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what a terminal acts on
  /(\u001b\[(?:[0-79]|2[1-79]|[39]\d|4\d)m|\u001b\]8;;[\x20-\x7e]*\u001b\\|\r?\u001b\[K|\u001b\[2J\u001b\[H|\u001b\[\?25[lh])/

/** Commands that CI services take from anywhere in a line: GitHub, Azure and TeamCity. */
const inLine = /##(?:vso|teamcity)?\[/gi

/** GitHub runs `::` at the start of a line, after any white space; colors are removed there. */
const atStart = /(^|\n)([^\S\n]*)::/g

/** Returns a function that makes text inert, given in pieces: no terminal or CI service acts on it. */
export function inertText(): (text: string, mayBeCommand?: boolean) => string {
  /** Whether the current line is white space so far, apart from own sequences. */
  let isBlank = true
  const withoutCommands = (text: string): string => {
    const inert = text.replace(atStart, (found, start: string, space: string) =>
      start === '' && !isBlank ? found : `${start}${space}${escaped(':')}:`,
    )
    const last = text.lastIndexOf('\n') + 1
    isBlank = (isBlank || last > 0) && !/\S/.test(text.slice(last))
    return inert
  }
  return (text, mayBeCommand = false) =>
    text
      .split(ownSequence)
      .map((part, index) => {
        if (index % 2 === 1) return part
        const inert = part
          .replace(unprintableInOutput, escaped)
          .replace(inLine, (found) => `${found.slice(0, -1)}${escaped('[')}`)
        return mayBeCommand ? inert : withoutCommands(inert)
      })
      .join('')
}

/** Returns the host whose output contains no control characters or workflow commands but our own. */
export function inertHost(host: Host): Host {
  const toStdout = inertText()
  const toStderr = inertText()
  const { stdout, stderr } = host
  const inertStdout: Host['stdout'] = Object.create(stdout, {
    write: {
      value: (text: string | Uint8Array) =>
        stdout.write(typeof text === 'string' ? toStdout(text) : text),
    },
    writeCommands: { value: (text: string) => stdout.write(toStdout(text, true)) },
  })
  const inertStderr: Host['stderr'] = Object.create(stderr, {
    write: { value: (text: string) => stderr.write(toStderr(text)) },
  })
  return { ...host, stdout: inertStdout, stderr: inertStderr }
}
