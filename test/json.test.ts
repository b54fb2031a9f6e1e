import { expect, it } from 'vitest'
import { fromPointer, locationOf, type Path, toPointer } from '../src/core/base/json.js'

it.each<[path: Path, target: string, pointer: string]>([
  [[], '', ''],
  [['a'], 'a', '/a'],
  [['a', 0, 'b'], 'a.0.b', '/a/0/b'],
  [['a.b', 'c'], 'a.b.c', '/a.b/c'],
  [[''], '', '/'],
  [['', 'a'], '.a', '//a'],
  [['a/b', 'c'], 'a/b.c', '/a~1b/c'],
  [['a', 'b~1'], 'a.b~1', '/a/b~01'],
])('names the place %j %s and %s', (path, target, pointer) => {
  expect(locationOf(path)).toEqual({ target, pointer })
  expect(toPointer(path)).toBe(pointer)
  expect(fromPointer(pointer)).toEqual(path.map(String))
})
