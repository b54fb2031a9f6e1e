import { json } from '@codemirror/lang-json'
import type { LanguageSupport } from '@codemirror/language'
import { language } from '@codemirror/language'
import { Compartment, type EditorState, type Extension, Facet } from '@codemirror/state'
import type { LanguageName } from '../guess-language.js'

const loaders: Record<LanguageName, () => Promise<LanguageSupport | []>> = {
  json: async () => json(),
  yaml: async () => (await import('@codemirror/lang-yaml')).yaml(),
  text: async () => [],
}

const languageName = Facet.define<LanguageName>()

/** Returns the extension that colors a language; loads it when it is first used. */
export const loadLanguage = async (name: LanguageName): Promise<Extension> => [
  await loaders[name](),
  languageName.of(name),
]

/** The language of the example that the page starts with, and of most requests. */
export const firstLanguage = 'json'

/** Holds the language, which changes with the text. */
export const languageSlot = new Compartment()
export const withFirstLanguage = languageSlot.of([json(), languageName.of(firstLanguage)])

/** Returns the language that the editor shows. */
export const languageOf = (state: EditorState): LanguageName =>
  state.facet(language) === null ? 'text' : (state.facet(languageName)[0] ?? 'text')
