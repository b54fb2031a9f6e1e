import { posix } from 'node:path'

/**
 * Names of lockfiles and of the configurations of other tools. They are skipped unread, because
 * lockfiles are large and some configurations are JSON with comments.
 */
const names = new Set([
  ...['package.json', 'package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml'],
  ...['pnpm-workspace.yaml', 'bower.json', 'composer.json', 'packages.lock.json'],
  ...['project.assets.json', 'pubspec.yaml', 'deno.json', 'tslint.json'],
  ...[
    'biome.json',
    'rome.json',
    'turbo.json',
    'nx.json',
    'lerna.json',
    'rush.json',
    'angular.json',
  ],
  ...['renovate.json', 'vercel.json', 'firebase.json', 'devcontainer.json', 'cspell.json'],
  ...['typedoc.json', 'api-extractor.json', 'babel.config.json', 'jest.config.json', 'chart.yaml'],
  ...['mkdocs.yml', 'mkdocs.yaml', 'codecov.yml', 'codecov.yaml', 'appveyor.yml', 'dependabot.yml'],
])

const patterns: readonly RegExp[] = [
  /^[tj]sconfig(?:[.-][\w.-]+)?\.json$/,
  /^(?:docker-)?compose(?:[.-][\w.-]+)?\.ya?ml$/,
  /^\.(?:eslintrc|prettierrc|stylelintrc|swcrc|babelrc|mocharc|nycrc|markdownlint|yarnrc|npmrc)(?:\.\w+)?$/,
  /^\.(?:gitlab-ci|travis|pre-commit-config|codecov|golangci|rubocop|drone|clang-format)\.ya?ml$/,
  /^campaign-contract\.(?:config|workspace)\.\w+$/,
]

/** Returns whether a file cannot contain requests, by its name. */
export function isWellKnown(path: string): boolean {
  const name = posix.basename(path.replaceAll('\\', '/')).toLowerCase()
  return names.has(name) || patterns.some((pattern) => pattern.test(name))
}
