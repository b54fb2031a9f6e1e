import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { caseMessages } from '../../tools/docs/messages.js'

const messages = caseMessages()

it('generated/messages.yaml has the messages of all cases', () => {
  const file = new URL('../../generated/messages.yaml', import.meta.url)
  expect(messages).toEqual(parse(readFileSync(file, 'utf8')))
})

it('a message fits on three lines of a terminal', () => {
  expect(Object.keys(messages).filter((message) => message.length > 200)).toEqual([])
})
