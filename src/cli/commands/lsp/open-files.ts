import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TextDocument as Document } from 'vscode-languageserver-textdocument'
import { namesSchema, schemaOperation } from '../../documents/schema-operation.js'
import type { Host } from '../../host/host.js'
import { type CheckedFile, checkFile } from './check-file.js'
import { type FileSettings, loadSettings } from './file-settings.js'

/** What is known about an open text. */
interface OpenText {
  settings: Promise<FileSettings>
  version: number
  checked: Promise<CheckedFile | undefined>
}

/** Checks each version of the open texts once, with the settings of their files. */
export class OpenFiles {
  private readonly texts = new Map<string, OpenText>()

  constructor(private readonly host: Host) {}

  /**
   * Returns a text with its results; undefined for one that is not ours. Throws a UsageError when its
   * configuration is invalid.
   */
  async check(document: Document): Promise<CheckedFile | undefined> {
    const { uri, version } = document
    const known = this.texts.get(uri)
    if (known?.version === version) return known.checked
    const path = this.pathOf(document)
    const text = document.getText()
    const settings = known?.settings ?? loadSettings(path, this.host)
    const checked = settings.then((loaded) => checkText(path, text, loaded))
    this.texts.set(uri, { settings, version, checked })
    return checked
  }

  close({ uri }: Document): void {
    this.texts.delete(uri)
  }

  /** Forgets the texts whose settings depend on one of the files; returns whether there are any. */
  async changed(uris: readonly string[]): Promise<boolean> {
    const paths = uris.filter(isFile).map((uri) => fileURLToPath(uri))
    let isAffected = false
    for (const [uri, { settings }] of this.texts) {
      // Any change may make invalid settings valid.
      const isOutdated = await settings.then(
        ({ dependsOn }) => paths.some(dependsOn),
        () => true,
      )
      if (!isOutdated) continue
      this.texts.delete(uri)
      isAffected = true
    }
    return isAffected
  }

  /** A text that was never saved belongs to the folder of the server. */
  private pathOf({ uri, languageId }: Document): string {
    if (isFile(uri)) return fileURLToPath(uri)
    const name = basename(uri).replace(/^[^:]*:/, '')
    return join(this.host.cwd(), name.includes('.') ? name : `${name}.${languageId}`)
  }
}

const isFile = (uri: string): boolean => uri.startsWith('file:')

async function checkText(
  path: string,
  text: string,
  { settings, isCovered }: FileSettings,
): Promise<CheckedFile | undefined> {
  const isNamed = namesSchema(text, settings.contract)
  if (!isNamed && !isCovered) return undefined
  const operation = schemaOperation(text, settings.contract) ?? settings.operation
  const file = { name: basename(path), source: path, isNamed, text }
  return checkFile({ ...file, settings: { ...settings, operation } })
}
