import type { Answer } from '../../../../adapters/gate/answer.js'
import { lines, text } from '../../../../conformance/reports/html/markup.js'
import { styledPage } from '../../../../conformance/reports/html/styled-page.js'
import { ownAnswer } from '../../../../testing/sandbox/own-answer.js'
import type { PageFacts } from './page-facts.js'
import { template } from './template.js'

const { policy, filled } = styledPage(
  template,
  "connect-src 'self'",
  "img-src 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
)

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
  const body = filled({
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
  })
  return { status: 200, headers, body }
}
