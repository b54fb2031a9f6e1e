import { ruleExamples } from '../../generated/rule-examples.js'
import { encodeFragment } from '../playground/fragment.js'

const rejected = ['Rejected request', 'Request with a warning', 'Reported request']
const corrected = 'Corrected request'

/** The headings of the examples, each with its text and code block. */
const examples = new RegExp(
  `^## (${[...rejected, corrected].join('|')})\\n[^]*?^\`\`\`\\w+\\n[^]*?^\`\`\`$`,
  'gm',
)

/** Adds a link below each example of a rule page, which opens it in the playground. */
export async function withPlaygroundLinks(markdown: string, rule: string): Promise<string> {
  const example = ruleExamples[rule]
  const count = [...markdown.matchAll(examples)].length
  if (example === undefined || count !== 2) throw new Error(`${rule}: ${count} examples, not 2`)
  const links = {
    rejected: await linkTo(example.rejected),
    corrected: await linkTo(example.corrected),
  }
  return markdown.replaceAll(
    examples,
    (section, heading: string) =>
      `${section}\n\n${heading === corrected ? links.corrected : links.rejected}`,
  )
}

const linkTo = async (text: string): Promise<string> =>
  `[Open in the playground](/playground/index.md#${await encodeFragment({ text })})`
