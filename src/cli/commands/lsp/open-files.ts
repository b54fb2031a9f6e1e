import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TextDocument as Document } from 'vscode-languageserver-textdocument'
import { namesSchema, schemaOperation } from '../../documents/schema-operation.js'
import type { Host } from '../../host/host.js'
import { checkFile, type OpenFile, type PlacedResult } from './check-file.js'
import { loadProject, type Project } from './project.js'

/** A checked text; undefined results mean that it is not ours. */
export interface Checked {
  open: OpenFile
  results: readonly PlacedResult[]
}

/** Checks each version of the open texts once, with the settings of their folders. */
export class OpenFiles {
  private readonly projects = new Map<string, Promise<Project>>()
  private readonly covered = new Map<string, Promise<boolean>>()
  private readonly checks = new Map<
    string,
    { version: number; checked: Promise<Checked | undefined> }
  >()

  constructor(private readonly host: Host) {}

  /** Rejects with a UsageError when the configuration is invalid. */
  check(document: Document): Promise<Checked | undefined> {
    const { uri, version } = document
    const known = this.checks.get(uri)
    if (known?.version === version) return known.checked
    const checked = this.open(document).then(
      async (open) => open && { open, results: await checkFile(open) },
    )
    // Each caller handles the error.
    checked.catch(() => {})
    this.checks.set(uri, { version, checked })
    return checked
  }

  close({ uri }: Document): void {
    this.checks.delete(uri)
    this.covered.delete(uri)
  }

  /** Forgets everything if settings may depend on one of the files; returns whether they do. */
  async changed(uris: readonly string[]): Promise<boolean> {
    const paths = uris.filter(isFile).map((uri) => fileURLToPath(uri))
    const loaded = await Promise.allSettled(this.projects.values())
    const isAffected = loaded.some(
      (project) => project.status === 'rejected' || paths.some(project.value.dependsOn),
    )
    if (isAffected) for (const known of [this.projects, this.covered, this.checks]) known.clear()
    return isAffected
  }

  /** Returns the text with its settings; undefined for a text that is not ours. */
  async open(document: Document): Promise<OpenFile | undefined> {
    const { uri } = document
    const text = document.getText()
    const path = this.pathOf(document)
    const project = await this.projectOf(path)
    const covered = this.covered.get(uri) ?? project.covers(path)
    this.covered.set(uri, covered)
    const found = { name: basename(path), source: path }
    const settings = project.settingsOf(found)
    const isNamed = namesSchema(text, settings.contract)
    if (!isNamed && !(await covered)) return undefined
    const file = { ...found, isNamed }
    const operation = schemaOperation(text, settings.contract) ?? settings.operation
    return { file, text, settings: { ...settings, operation } }
  }

  private projectOf(path: string): Promise<Project> {
    const folder = dirname(path)
    const project = this.projects.get(folder) ?? loadProject(folder, this.host)
    this.projects.set(folder, project)
    return project
  }

  /** A text that was never saved belongs to the folder of the server. */
  private pathOf({ uri, languageId }: Document): string {
    if (isFile(uri)) return fileURLToPath(uri)
    const name = basename(uri).replace(/^[^:]*:/, '')
    return join(this.host.cwd(), name.includes('.') ? name : `${name}.${languageId}`)
  }
}

const isFile = (uri: string): boolean => uri.startsWith('file:')
