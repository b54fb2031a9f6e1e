import type { Answer } from '../../../../adapters/gate/answer.js'
import { copyButtons } from '../../../../conformance/reports/html/copy-buttons.js'
import { lines, sourceHash, text } from '../../../../conformance/reports/html/markup.js'
import { sharedStyle } from '../../../../conformance/reports/html/template.js'
import { ownAnswer } from '../../../../testing/sandbox/own-answer.js'
import type { PageFacts } from './page-facts.js'
import { template } from './template.js'

const empty = template
  .replace('{{sharedStyle}}', () => sharedStyle)
  .replace('{{copyButtons}}', () => copyButtons)

// Allows only the style and script of the page, so that data of a request cannot run as code.
const policy = [
  "default-src 'none'",
  `style-src ${sourceHash(empty, 'style')}`,
  `script-src ${sourceHash(empty, 'script')}`,
  "connect-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

const headers = {
  ...ownAnswer(200).headers,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
}

/** Creates the page that shows the requests of a sandbox. */
export function page({ version, website, operations, commands }: PageFacts): Answer {
  const parts: Record<string, string> = {
    version: text(version),
    website: text(website),
    commands: commands
      .map(
        ({ title, command }, index) => `<div class="command">
<h3>${text(title)}</h3>
<button type="button" class="copy" data-copies="command-${index}" aria-label="Copy: ${text(title)}" hidden>Copy</button>
<pre id="command-${index}" tabindex="0">
${lines(command)}</pre>
</div>`,
      )
      .join('\n'),
    operations: operations
      .map(
        ({ operation, method, path, summary }) =>
          `<li><span class="summary">${text(summary)}</span> <code>${method} ${text(path)}</code> <span class="note">${operation}</span></li>`,
      )
      .join('\n'),
  }
  const body = empty.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? '')
  return { status: 200, headers, body }
}
