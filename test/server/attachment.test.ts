import { expect, it } from 'vitest'
import { attachment } from '../../src/adapters/gate/attachment.js'

it('belongs to one object, not to its copies or heirs', () => {
  const { get, set } = attachment<string>()
  const request = { url: '/' }
  set(request, 'first')
  set(request, 'second')
  expect(get(request)).toBe('second')
  const described = Object.getOwnPropertyDescriptors(request)
  const others = [Object.create(request), { ...request }, Object.defineProperties({}, described)]
  expect(others.map(get)).toEqual([undefined, undefined, undefined])
  expect(attachment().get(request)).toBeUndefined()
  expect(get(undefined as never)).toBeUndefined()
})

it('is not seen by code that lists or copies the members', () => {
  const request = { url: '/' }
  attachment<number>().set(request, 1)
  expect(Reflect.ownKeys({ ...request })).toEqual(['url'])
})

it('keeps the value of a frozen object', () => {
  const { get, set } = attachment<string>()
  const request = Object.freeze({})
  set(request, 'kept')
  expect(get(request)).toBe('kept')
  expect(get(Object.freeze({}))).toBeUndefined()
})
