import { upperFirst } from '../../../core/base/text.js'
import { exceptionLines } from '../../../core/contract/exception-text.js'
import type { ConformanceReport } from '../../report/report.js'
import { outcomeName, plural } from '../wording.js'
import { findings } from './findings.js'
import { card, code, joined, list, text } from './markup.js'
import { matrix } from './matrix.js'
import { notRun, overview } from './overview.js'
import { styledPage } from './styled-page.js'
import { template } from './template.js'

const { policy, filled } = styledPage(template)

/** Returns the report as one page without other files. */
export function htmlReport(report: ConformanceReport): string {
  return filled({
    policy,
    title: text(`${upperFirst(outcomeName(report))}: conformance of ${report.baseUrl}`),
    content: joined([
      overview(report),
      '<main>',
      unexpectedPasses(report),
      section('exceptions', 'Exceptions', exceptionLines(report).map(text)),
      findings(report),
      matrix(report),
      notRun(report),
      '</main>',
      `<footer><p>campaign-contract ${text(report.version)}</p></footer>`,
    ]),
  })
}

function unexpectedPasses({ unexpectedPasses: passes }: ConformanceReport): string {
  const note = `<p>${plural(passes.length, 'expected failure')} passed, so the run fails. Remove ${passes.length === 1 ? 'it' : 'them'} from the list.</p>`
  return section('unexpected-passes', 'Expected to fail, but passed', passes.map(code), note)
}

/** Returns a section with a list; '' without items. */
const section = (id: string, title: string, items: readonly string[], note = ''): string =>
  items.length === 0 ? '' : card(id, title, joined([note, list(items)]))
