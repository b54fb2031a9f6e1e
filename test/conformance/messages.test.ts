import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { caseMessages } from '../../tools/docs/messages.js'

const file = new URL('../../generated/messages.yaml', import.meta.url)
const messages: Record<string, string> = parse(readFileSync(file, 'utf8'))

it('generated/messages.yaml has the messages of all cases', () => {
  expect(caseMessages()).toEqual(messages)
})

it('a message fits on three lines of a terminal', () => {
  expect(Object.keys(messages).filter((message) => message.length > 200)).toEqual([])
})
