import { fromPointer } from '../../src/core/base/json.js'

/** Imports of the compiled validators, by name. */
const imports: Record<string, string> = {
  isLongerThan: '../src/core/formats/code-point-length.js',
  isShorterThan: '../src/core/formats/code-point-length.js',
  visitedLength: '../src/core/base/json.js',
}

/**
 * Rewrites Ajv's standalone output so that every validator adds errors to one collector
 * (`StructuralErrors`). A valid value then allocates nothing, paths are built only for errors, errors
 * are never copied, and the code is a third as long. Throws on output of an unknown form.
 */
export function asModule(code: string): string {
  const schemas = new Map<string, unknown>()
  const formats = new Map<string, string>()
  const module = code
    .replace('"use strict";', '')
    .replace(/^const (schema\d+) = (\{.*\});\n/gm, (_, name, schema) => {
      schemas.set(name, JSON.parse(schema))
      return ''
    })
    .replace(functionStart, 'function $1(data, found){\n')
    .replace(functionEnd, '')
    .replace(
      error,
      (_, _name, path, keyword, params) =>
        `found.add(${[keyword, onlyParam(resolved(params, schemas)), ...keysOf(path)].join(', ')});`,
    )
    .replace(call, (_, validator, value, path) => callOf(validator, value, path))
    .replace(lengthOfArray, 'visitedLength($1);')
    .replace(unknownKey, 'if(!($3) && $2[$1] !== undefined){')
    .replace(
      /^const func\d+ = (?:Object\.prototype\.hasOwnProperty|require\(.ajv\/dist\/runtime\/ucs2length.\)\.default);\n/gm,
      '',
    )
    .replace(/func\d+\((\w+)\) > /g, 'isLongerThan($1, ')
    .replace(/func\d+\((\w+)\) < /g, 'isShorterThan($1, ')
    .replace(/(is(?:Longer|Shorter)Than\(\w+, \d+)\)/g, '$1))')
    .replace(formatStart, (_, name, format) => {
      formats.set(name, formatFunction(format))
      return ''
    })
    .replace(/\bformats\d+\b/g, (name) => formats.get(name) ?? name)
    .replace(/\n{2,}/g, '\n')
  const { text, sets } = withKeySets(module, schemas)
  const leftover =
    /require\(|vErrors|errors\b|instancePath|schema\d|func\d|formats\d|\.call\(|this\b/.exec(text)
  if (leftover)
    throw new Error(`Ajv's output has an unknown form: ${excerpt(text, leftover.index)}`)
  return `${importsOf(text, formats.values())}${sets}${text}`
}

const functionStart =
  /function (validate\d+)\(data, \{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}\)\{\n(?:let vErrors = null;\nlet errors = 0;\n)?/g

const functionEnd = /validate\d+\.errors = (?:vErrors;\nreturn errors === 0|null;\nreturn true);\n/g

/** A format's validator; captures the name. */
const formatStart =
  /^const (formats\d+) = require\("formats"\)\.formats(?:\.|\[")([\w-]+)(?:"\])?;\n/gm

/** Converts `date-time` to `isDateTime`. */
const formatFunction = (format: string): string =>
  `is-${format}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** One error; captures the path, the keyword and its parameters. */
const error =
  /const (err\d+) = \{instancePath(.*?),schemaPath:.*?,keyword:("[^"]*"),params:(.*)\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g

/** A call of a nested validator; captures the path of its value. */
const call =
  /if\(!\((validate\d+)\((.*?), \{instancePath(.*?),parentData.*\}\)\)\)\{\nvErrors = vErrors === null \? \1\.errors : vErrors\.concat\(\1\.errors\);\nerrors = vErrors\.length;\n\}/g

/** The length of an array, of which only part is visited. */
const lengthOfArray = /(?<=^const len\d+ = )(data\d*)\.length;/gm

/** The handling of unknown keys; a key with the value `undefined` counts as absent. */
const unknownKey = /(?<=for\(const (key\d+) in (data\d*)\)\{\n)if\(!\((.*)\)\)\{/g

/** Returns the keys of a path within the validated value, innermost first. */
const keysOf = (path: string): string[] =>
  [...path.matchAll(pathPart)]
    .flatMap(([part, text, name]) =>
      text === undefined ? [name ?? part] : fromPointer(text).filter(Boolean).map(quoted),
    )
    .reverse()

/** Part of Ajv's expression for a path: a text of fixed keys, or a variable that holds a key. */
const pathPart = /"([^"]*)"|\b(key\d+)(?:\.replace\(\/.*?, "~[01]"\))*|\bi\d+/g

const quoted = (text: string): string => JSON.stringify(text)

const callOf = (validator: string, value: string, path: string): string => {
  const keys = keysOf(path)
  return keys.length === 0
    ? `${validator}(${value}, found);`
    : `{
const before = found.count;
${validator}(${value}, found);
if(found.count !== before) found.within(${['before', ...keys].join(', ')});
}`
}

/** Returns the parameter of an error without its name, which the keyword implies. */
const onlyParam = (params: string): string =>
  params === '{}'
    ? 'null'
    : params.replace(/^\{(?:comparison: "[<=>]+", )?\w+: ("[^"]*"|\w+|\[[^\]]*\])\}$/, '$1')

/** Returns the parameters of an error with references to a schema resolved. */
const resolved = (params: string, schemas: ReadonlyMap<string, unknown>): string =>
  params.replace(/(schema\d+)((?:\.\w+)+)/, (_, name, path) => {
    const keys = path.slice(1).split('.')
    const value = keys.reduce(
      (found: Record<string, unknown>, key: string) => found[key] as Record<string, unknown>,
      schemas.get(name) as Record<string, unknown>,
    )
    return JSON.stringify(value)
  })

/** Replaces the lookup of a key in a large schema by a set. */
function withKeySets(module: string, schemas: ReadonlyMap<string, unknown>) {
  const sets = new Map<string, string>()
  const text = module.replace(
    /func\d+\.call\(schema(\d+)\.properties, (key\d+)\)/g,
    (_, index, key) => {
      const { properties } = schemas.get(`schema${index}`) as { properties: object }
      sets.set(`keys${index}`, JSON.stringify(Object.keys(properties)))
      return `keys${index}.has(${key})`
    },
  )
  const lines = [...sets].map(([name, keys]) => `const ${name} = new Set(${keys});\n`)
  return { text, sets: lines.join('') }
}

function importsOf(text: string, formatFunctions: Iterable<string>): string {
  const formats = [...new Set(formatFunctions)].map((name) => [
    name,
    '../src/core/formats/formats.js',
  ])
  return [...formats, ...Object.entries(imports)]
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(text))
    .map(([name, from]) => `import { ${name} } from '${from}'\n`)
    .join('')
}

const excerpt = (text: string, index: number): string =>
  text.slice(Math.max(0, index - 100), index + 200)
