import { upperFirst } from '../../../core/base/text.js'
import type { ConformanceReport } from '../../report/report.js'
import { outcomeName } from '../wording.js'
import { coverage } from './coverage.js'
import { exceptions } from './exceptions.js'
import { findings } from './findings.js'
import { sourceHash } from './inline-code.js'
import { joined, text } from './markup.js'
import { matrix } from './matrix.js'
import { notRun } from './not-run.js'
import { overview } from './overview.js'
import { script } from './script.js'
import { style } from './style.js'
import { unexpectedPasses } from './unexpected-passes.js'

// Allows only the style and script of the page, so that data from a server cannot run as code.
const policy = [
  "default-src 'none'",
  `style-src ${sourceHash(style)}`,
  `script-src ${sourceHash(script)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

export function page(report: ConformanceReport): string {
  const title = `${upperFirst(outcomeName(report))}: conformance of ${report.baseUrl}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${text(title)}</title>
<style>${style}</style>
</head>
<body>
<a class="skip" href="#findings">Skip to the findings</a>
${joined([
  overview(report),
  '<main>',
  unexpectedPasses(report),
  exceptions(report),
  findings(report),
  matrix(report),
  notRun(report),
  coverage(report),
  '</main>',
  `<footer><p>campaign-contract ${text(report.version)}</p></footer>`,
])}
<p class="unseen" id="announcement" role="status"></p>
<script>${script}</script>
</body>
</html>
`
}
