import { join } from 'node:path'
import {
  Application,
  Comment,
  type DeclarationReflection,
  OptionDefaults,
  type ProjectReflection,
} from 'typedoc'
import { entryPoints } from './entry-points.js'
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
}

function nameModules(project: ProjectReflection): void {
  for (const module of project.children ?? []) {
    const file = module.sources?.[0]?.fullFileName ?? ''
    const entryPoint = entryPoints().find(({ source }) => file === join(root, source))
    if (entryPoint === undefined) throw new Error(`no entry point has the source ${file}`)
    module.name = entryPoint.specifier
    if (module.name === derivedTypes) shorten(module, project)
  }
}

function shorten(module: DeclarationReflection, project: ProjectReflection): void {
  module.comment = new Comment([{ kind: 'text', text: aboutDerivedTypes }])
  for (const child of [...(module.children ?? [])]) project.removeReflection(child)
  delete module.groups
}
