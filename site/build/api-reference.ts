import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  Application,
  Comment,
  type DeclarationReflection,
  OptionDefaults,
  type ProjectReflection,
} from 'typedoc'
import { code } from '../../tools/docs/markdown.js'
import { entryGroups, entryPoints } from './entry-points.js'
import { repositoryUrl, root } from './repository.js'

/** The entry point whose types come from the OpenAPI documents, which describe them. */
const derivedTypes = 'campaign-contract/types'
const aboutDerivedTypes =
  'The types of the OpenAPI documents, as openapi-typescript writes them: `paths` and `operations` of both APIs, and the namespaces `campaigns` and `offerings` with the `components` of each.'

/** Settings of typedoc-plugin-markdown, which the types of TypeDoc do not know. */
const markdown = {
  outputFileStrategy: 'modules',
  entryFileName: 'index',
  tableColumnSettings: { hideSources: true },
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useHTMLAnchors: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
}

/** Writes the API reference of all entry points of the package, from their docstrings, as Markdown. */
export async function writeApiReference(folder: string): Promise<void> {
  const app = await Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: entryPoints().map(({ source }) => join(root, source)),
    outputs: [{ name: 'markdown', path: folder }],
    basePath: root,
    tsconfig: join(root, 'site/api-tsconfig.json'),
    name: 'API reference',
    readme: 'none',
    disableGit: true,
    sourceLinkTemplate: `${repositoryUrl}/blob/HEAD/{path}#L{line}`,
    sortEntryPoints: false,
    excludePrivate: true,
    groupOrder: ['Functions', 'Variables', 'Classes', 'Interfaces', 'Type Aliases', '*'],
    // Tags of openapi-typescript.
    blockTags: [...OptionDefaults.blockTags, '@description'],
    modifierTags: [...OptionDefaults.modifierTags, '@constant'],
    // `npm run typecheck` finds errors; types that an entry point uses need not be exported by it.
    skipErrorChecking: true,
    validation: false,
    logLevel: 'Warn',
    ...(markdown as object),
  })
  const project = await app.convert()
  if (project === undefined) throw new Error('TypeDoc could not read the entry points')
  nameModules(project)
  await app.generateOutputs(project)
  if (app.logger.hasErrors()) throw new Error('TypeDoc reported errors')
  writeFileSync(join(folder, 'index.md'), startPage(project))
}

function nameModules(project: ProjectReflection): void {
  for (const module of project.children ?? []) {
    const file = module.sources?.[0]?.fullFileName ?? ''
    const entryPoint = entryPoints().find(({ source }) => file === join(root, source))
    if (entryPoint === undefined) throw new Error(`no entry point has the source ${file}`)
    module.name = entryPoint.specifier
    if (module.name === derivedTypes) shorten(module, project)
    else putMainFirst(module)
  }
}

function shorten(module: DeclarationReflection, project: ProjectReflection): void {
  module.comment = new Comment([{ kind: 'text', text: aboutDerivedTypes }])
  for (const child of [...(module.children ?? [])]) project.removeReflection(child)
  delete module.groups
}

/** What a server needs only without an adapter, or without the Web Crypto API; last on its page. */
const rarelyUsed = /^(decide|scanJson|setSha256|sha256Of)/

/** Orders the exports of a module: the main one, then the others by name. */
function putMainFirst(module: DeclarationReflection): void {
  const main = mainExports.get(module.name)
  const rank = ({ name }: { name: string }) => (name === main ? 0 : rarelyUsed.test(name) ? 2 : 1)
  for (const { children } of module.groups ?? []) {
    children.sort((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1))
  }
}

const mainExports = new Map(Object.values(entryGroups).flatMap((group) => Object.entries(group)))

/** Returns the first page: the entry points by purpose, each with the first sentence on its main export. */
function startPage(project: ProjectReflection): string {
  const modules = new Map((project.children ?? []).map((module) => [module.name, module]))
  const groups = Object.entries(entryGroups).flatMap(([title, group]) => [
    `## ${title}`,
    Object.entries(group)
      .map(([name, main]) => {
        const module = modules.get(name)
        if (module === undefined) throw new Error(`${name} is not an entry point`)
        const [shown, text] =
          main === '' ? ['types', aboutDerivedTypes] : [code(main), firstSentence(module, main)]
        return `- [${name}](./${name}.md), ${shown}: ${text}`
      })
      .join('\n'),
  ])
  const operations = [...modules.keys()].filter((name) => !mainExports.has(name))
  const links = operations.map((name) => `[${name.replace(/^.*\//, '')}](./${name}.md)`)
  return [
    '# API reference',
    ...groups,
    '## One operation alone',
    `\`campaign-contract/operations/<operation>\` is smaller than the whole contract: ${links.join(', ')}.`,
    '',
  ].join('\n\n')
}

function firstSentence(module: DeclarationReflection, name: string): string {
  const child = module.children?.find((each) => each.name === name)
  const declared = child?.isReference() ? child.getTargetReflectionDeep() : child
  const { signatures, comment } = (declared ?? {}) as DeclarationReflection
  const text = Comment.combineDisplayParts((signatures?.[0]?.comment ?? comment)?.summary)
  const sentence = /^.*?\.(?=\s|$)/s.exec(text)?.[0]
  if (sentence === undefined) throw new Error(`${module.name}: ${name} has no docstring`)
  return sentence
}
