import { Parser } from 'htmlparser2'
import type { HtmlFacts } from './check-pages.js'

/** Reads what the checks need from the HTML of a page. */
export function htmlFacts(html: string): HtmlFacts {
  const facts: HtmlFacts = {
    ids: new Set(),
    links: [],
    loaded: [],
    policy: undefined,
    scripts: [],
    forbidden: [],
  }
  let script: string | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id !== undefined) facts.ids.add(attributes.id)
      if (name === 'a' && attributes.href !== undefined) facts.links.push(attributes.href)
      if (name === 'link' && attributes.href !== undefined) facts.loaded.push(attributes.href)
      if (attributes.src !== undefined) facts.loaded.push(attributes.src)
      if (name === 'meta' && attributes['http-equiv'] === 'Content-Security-Policy') {
        facts.policy = attributes.content
      }
      if (name === 'script' && attributes.src === undefined) script = ''
      if (name === 'style') facts.forbidden.push('<style>')
      for (const attribute of Object.keys(attributes)) {
        if (attribute === 'style' || attribute.startsWith('on')) {
          facts.forbidden.push(`${attribute} of <${name}>`)
        }
      }
    },
    ontext(text) {
      if (script !== undefined) script += text
    },
    onclosetag(name) {
      if (name === 'script' && script !== undefined) {
        facts.scripts.push(script)
        script = undefined
      }
    },
  })
  parser.end(html)
  return facts
}
