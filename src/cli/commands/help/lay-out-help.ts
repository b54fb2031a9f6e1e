import type { Argument, Command, Option } from 'commander'
import { terminalColors } from '../../host/colors.js'
import { columnsOf } from '../../host/columns.js'
import type { Host } from '../../host/host.js'
import { wrapIndented, wrapText } from '../../host/wrap.js'
import { isFullHelp, usualFlags } from './full-help.js'

/** Descriptions in fewer columns are hard to read, so they go below their term. */
const narrowest = 24

/** Lays out help for the width and the colors of the terminal. */
export function layOutHelp(program: Command, host: Host): void {
  const width = columnsOf(host)
  const colors = terminalColors(host)
  const hasColors = () => colors.bold('a') !== 'a'
  const laidOut = (text: string) => reflowed(text, width, colors.bold)
  for (const command of [program, ...program.commands]) {
    const usual = isFullHelp(program) ? undefined : usualFlags.get(command.name())
    if (usual !== undefined) {
      for (const option of command.options) {
        delete option.helpGroupHeading
        option.hideHelp(!usual.has(option.long))
      }
    } else if (command.options.some(({ helpGroupHeading }) => helpGroupHeading !== undefined)) {
      command.optionsGroup('Help:').helpOption(true)
    }
    command.configureHelp({
      styleTitle: colors.bold,
      ...{ styleOptionTerm: colors.cyan, styleArgumentTerm: colors.cyan },
      styleSubcommandTerm: colors.cyan,
      optionDescription: described,
      argumentDescription: described,
      formatItem(term, termWidth, description, helper) {
        const columns = width - termWidth - 4
        if (columns < narrowest) return `  ${term}\n${wrapIndented(description, width, 6)}`
        const padding = ' '.repeat(termWidth - helper.displayWidth(term))
        return `  ${term}${padding}  ${wrapText(description, width, termWidth + 4)}`
      },
    })
    command.configureOutput({
      writeOut: (text) => host.stdout.write(laidOut(text)),
      writeErr: (text) => host.stderr.write(laidOut(text)),
      ...{ getOutHelpWidth: () => width, getErrHelpWidth: () => width },
      ...{ getOutHasColors: hasColors, getErrHasColors: hasColors },
    })
  }
}

/** Adds the allowed values and the default to a description, without quotes. */
function described({ description, argChoices, defaultValue }: Option | Argument): string {
  const notes = [
    ...(argChoices ? [argChoices.join(', ')] : []),
    ...(typeof defaultValue === 'string' ? [`default: ${defaultValue}`] : []),
  ]
  return notes.length === 0 ? description : `${description} (${notes.join('; ')})`
}

/** Wraps paragraphs, which commander leaves as they are; indented lines are commands to copy. */
function reflowed(text: string, width: number, bold: (text: string) => string): string {
  return paragraphsOf(text)
    .map((line) =>
      /^[A-Z][^.]*:$/.test(line) ? bold(line) : /^\S/.test(line) ? wrapText(line, width) : line,
    )
    .join('\n')
}

/** Joins the lines of a paragraph; a line that ends with a colon is the heading of the next one. */
function paragraphsOf(text: string): string[] {
  const lines: string[] = []
  for (const line of text.split('\n')) {
    const last = lines.at(-1)
    const isContinued = last !== undefined && /^\S/.test(last) && !last.endsWith(':')
    if (isContinued && /^\S/.test(line)) lines[lines.length - 1] = `${last} ${line}`
    else lines.push(line)
  }
  return lines
}
