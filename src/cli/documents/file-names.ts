/** The name of standard input in the output. */
export const standardInput = '<stdin>'

/** The name of the command of `--curl` in the output. */
export const curlInput = '<curl>'

/** Returns whether a name in the output belongs to no file on disk. */
export const isVirtual = (name: string): boolean => name === standardInput || name === curlInput

/** Returns whether a file is JSON rather than YAML, by its name or its first character. */
export function isJson(name: string, text: string): boolean {
  if (/\.(?:json[5c]?|har)$/i.test(name)) return true
  if (/\.ya?ml$/i.test(name)) return false
  // A text that starts with a JavaScript comment is meant as JSON and gets a JSON error.
  return /^\s*(?:[{[]|\/[/*])/.test(text)
}

/** Returns whether a file is line-based (one JSON document per line), by its name. */
export const isLines = (name: string): boolean =>
  /\.(?:ndjson|jsonl)(?:\.(?:gz|gzip))?$/i.test(name)

/** Returns whether bytes are compressed with gzip, by their signature. */
export const isPacked = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b

/** Returns whether a file is an .http or .rest file, by its name. */
export const isHttpFile = (name: string): boolean => /\.(?:http|rest)$/i.test(name)

/** Returns whether a file has curl commands, by its name. */
export const isCurlFile = (name: string): boolean =>
  name === curlInput || /\.(?:sh|bash|zsh)$/i.test(name)

/** Lockfiles, which are large, and configurations of other tools, some of which are JSON with comments. */
const otherTools: readonly RegExp[] = [
  /^(?:package|bower|composer|project\.assets|deno|tslint|biome|rome|turbo|nx|lerna|rush|angular)\.json$/,
  /^(?:renovate|vercel|firebase|devcontainer|cspell|typedoc|api-extractor|(?:babel|jest)\.config)\.json$/,
  /^(?:package-lock|npm-shrinkwrap|packages\.lock)\.json$/,
  /^(?:pnpm-lock|pnpm-workspace|pubspec|chart|mkdocs|codecov|appveyor|dependabot)\.ya?ml$/,
  /^[tj]sconfig(?:[.-][\w.-]+)?\.json$/,
  /^(?:docker-)?compose(?:[.-][\w.-]+)?\.ya?ml$/,
  /^\.(?:eslintrc|prettierrc|stylelintrc|swcrc|babelrc|mocharc|nycrc|markdownlint|yarnrc|npmrc)(?:\.\w+)?$/,
  /^\.(?:gitlab-ci|travis|pre-commit-config|codecov|golangci|rubocop|drone|clang-format)\.ya?ml$/,
  /^campaign-contract\.(?:config|workspace)\.\w+$/,
]

/** Returns whether a file cannot contain requests, by its name. */
export function isWellKnown(path: string): boolean {
  const name = String(path.split(/[\\/]/).at(-1)).toLowerCase()
  return otherTools.some((pattern) => pattern.test(name))
}
