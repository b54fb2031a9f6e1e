import { execFileSync, spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InputError } from '../../../../src/cli/documents/input-error.js'
import { positionsIn } from '../../../../src/cli/documents/position.js'
import { shellCommands } from '../../../../src/cli/inputs/shell.js'
import { mixed } from '../../../cli/inputs/quoted-words.js'

const hasBash = spawnSync('bash', ['--version']).status === 0

/** Reads the words of a command as Bash does. */
const bashWords = (text: string): string[] =>
  execFileSync('bash', ['--norc', '-c', `f() { printf '%s\\0' "$@"; }\n${text}`], {
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })
    .toString()
    .split('\0')
    .slice(0, -1)

const ourWords = (text: string): string[] =>
  [...shellCommands({ text, positionAt: positionsIn(text) }, /^f /)].flatMap((words) => {
    if (words instanceof InputError) throw words
    return words.slice(1).map((word) => word.text)
  })

test.runIf(hasBash)('reads random quoted words as Bash does', () => {
  fc.assert(
    fc.property(fc.array(mixed, { minLength: 1 }), (all) => {
      const text = `f ${all.map(({ written }) => written).join(' \\\n')}`
      expect(ourWords(text)).toEqual(bashWords(text))
    }),
    { numRuns: 60 },
  )
})

test.runIf(hasBash).each([
  ['variables', `A="a  b"; B=c\nf "$A" $B"$B" "x\${A}y"`],
  ['a comment', "f a # it's\n# f b"],
  ['ANSI-C escapes', "f $'a\\x41\\101\\u00e9\\t\\q\\\\' $'\\xc3\\xa9'"],
  ['lists', 'true && f a; f b | cat; (f c)'],
  ['backslashes in double quotes', 'f "\\a\\$A\\\\ \\" \\\nx"'],
  ['redirections', 'f a 2>/dev/null b 2>&1 c 3 </dev/null d'],
  ['a here-document', "cat >/dev/null <<E\nf x'\nE\nf b"],
])('reads as Bash does: %s', (_, text) => {
  expect(ourWords(text)).toEqual(bashWords(text))
})
