import { escaped, unprintable } from '../../core/base/printable.js'
import type { Host } from './host.js'

/** Sequences that only this command writes, to a terminal or with FORCE_COLOR: colors, links, the bar. */
const ownSequence =
  '\\u001b\\[(?:[0-79]|2[1-79]|[39]\\d|4\\d)m|\\u001b\\]8;;[\\x20-\\x7e]*\\u001b\\\\|\\r?\\u001b\\[K'
const ownScreen = '\\u001b\\[2J\\u001b\\[H|\\u001b\\[\\?25[lh]'

/** Commands that CI services take from anywhere in a line: GitHub, Azure and TeamCity. */
const inLine = '\\[(?<=##(?:vso|teamcity)?\\[)'

/** GitHub runs `::` at the start of a line, after any white space; colors are removed there. */
const atStart = `:(?=:)(?<=^(?:[^\\S\\n]|${ownSequence})*:)`

const blank = new RegExp(`^(?:\\s|${ownSequence})*$`, 'u')

const anywhere = `(?<own>${ownSequence}|${ownScreen})|${unprintable.source}|${inLine}`
const actedOn = new RegExp(`${anywhere}|${atStart}`, 'gimu')
const actedOnInCommand = new RegExp(anywhere, 'gimu')

/** Returns a function that makes text inert, given in pieces: no terminal or CI service acts on it. */
function inertText(): (text: string, mayBeCommand?: boolean) => string {
  /** Stands for the current line: nothing while it is white space. */
  let before: '' | 'x' = ''
  return (text, mayBeCommand = false) => {
    const whole = before + text
    const { length } = before
    const line = text.slice(text.lastIndexOf('\n') + 1)
    const current = line.length === text.length ? whole : line
    before = blank.test(current) ? '' : 'x'
    return whole
      .replace(mayBeCommand ? actedOnInCommand : actedOn, (found, ...rest) => {
        const { own } = rest.at(-1)
        const at: number = rest.at(-3)
        const isPart = at < length || own !== undefined
        const isLineEnd = found === '\r' && whole[at + 1] === '\n'
        return isPart || found === '\n' || found === '\t' || isLineEnd ? found : escaped(found)
      })
      .slice(length)
  }
}

/** Returns the host whose output contains no control characters or workflow commands but our own. */
export function inertHost(host: Host): Host {
  const [toStdout, toStderr] = [inertText(), inertText()]
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
