import type { Answer } from '../../../../adapters/gate/answer.js'
import { lines, sourceHash, text } from '../../../../conformance/reports/html/markup.js'
import { ownAnswer } from '../../../../testing/sandbox/own-answer.js'
import type { PageFacts } from './page-facts.js'
import { script } from './script.js'
import { style } from './style.js'

// Allows only the style and script of the page, so that data of a request cannot run as code.
const policy = [
  "default-src 'none'",
  `style-src ${sourceHash(style)}`,
  `script-src ${sourceHash(script)}`,
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
export const page = (facts: PageFacts): Answer => ({ status: 200, headers, body: htmlOf(facts) })

const htmlOf = ({ version, website, operations, commands }: PageFacts): string => `<!doctype html>
<html lang="en" data-website="${text(website)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Requests · campaign-contract sandbox</title>
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#requests-heading">Skip to the requests</a>
<header>
<h1>campaign-contract sandbox</h1>
<p class="note">The last requests with their verdicts, as they arrive.</p>
<p id="connection" role="status">Not connected</p>
</header>
<main>
<section class="card" aria-labelledby="requests-heading">
<h2 id="requests-heading" tabindex="-1">Requests</h2>
<noscript><p class="note">The list needs JavaScript; <a href="/sandbox/requests">/sandbox/requests</a> returns it as JSON.</p></noscript>
<fieldset class="filter" hidden>
<legend>Verdict</legend>
${[
  ['all', 'All'],
  ['valid', 'Valid'],
  ['invalid', 'Invalid'],
  ['other', 'Other'],
]
  .map(
    ([value, name], index) =>
      `<label><input type="radio" name="verdict" value="${value}"${index === 0 ? ' checked' : ''}> ${name} <span id="count-${value}">0</span></label>`,
  )
  .join('\n')}
</fieldset>
<p class="note" id="empty" hidden>No requests yet. Run one of the commands.</p>
<ol id="requests" reversed></ol>
</section>
<div class="aside">
<section class="card" aria-labelledby="commands-heading">
<h2 id="commands-heading">Commands to try</h2>
${commands
  .map(
    ({ title, command }, index) => `<div class="command">
<h3>${text(title)}</h3>
<button type="button" class="copy" data-copies="command-${index}" aria-label="Copy: ${text(title)}" hidden>Copy</button>
<pre id="command-${index}" tabindex="0">
${lines(command)}</pre>
</div>`,
  )
  .join('\n')}
</section>
<section class="card" aria-labelledby="operations-heading">
<h2 id="operations-heading">Operations</h2>
<ul class="operations">
${operations
  .map(
    ({ operation, method, path, summary }) =>
      `<li><span class="summary">${text(summary)}</span> <code>${method} ${text(path)}</code> <span class="note">${operation}</span></li>`,
  )
  .join('\n')}
</ul>
</section>
</div>
</main>
<footer><p class="note">campaign-contract ${text(version)} · <a href="/sandbox/data">data</a> · <a href="/sandbox/requests">requests as JSON</a></p></footer>
<p class="unseen" id="announcement" role="status"></p>
<script>${script}</script>
</body>
</html>
`
