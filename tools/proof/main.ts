import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Argument, Command } from 'commander'
import { proofPage } from './page.js'

/*
 * `npm run proof`: runs all measurements, which write their figures to `tools/proof/results/`, and
 * generates `docs/proof.md` from them. Takes hours.
 */

/** The measurements and the scripts of package.json that run them. */
const measures: Readonly<Record<string, readonly string[]>> = {
  cases: ['proof:cases'],
  agreement: ['proof:agreement'],
  properties: ['proof:properties'],
  triage: ['proof:triage'],
  'triage-mutation': ['proof:triage-mutation'],
  models: ['proof:models'],
  failovers: ['proof:failovers'],
  endurance: ['proof:endurance', '--', '--write'],
  mutation: ['proof:mutation'],
  'contract-mutation': ['proof:contract-mutation'],
  fuzz: ['proof:fuzz'],
  mutants: ['proof:mutants'],
  'third-party': ['proof:third-party'],
  linear: ['bench:linear'],
  platforms: ['test:package', '--', '--tests', '--write'],
}
const root = fileURLToPath(new URL('..', import.meta.url))

const program = new Command('npm run proof --')
  .description('Measure how far the verdicts can be trusted, and write docs/proof.md.')
  .addArgument(
    new Argument('[measures...]', 'which to run (default: all)').choices(Object.keys(measures)),
  )
  .option('--page', 'only write the page from the stored figures')
  .parse()
const chosen: string[] = program.opts<{ page?: true }>().page
  ? []
  : program.args.length > 0
    ? program.args
    : Object.keys(measures)

const failed = chosen.filter((name) => {
  console.log(`\n== ${name}`)
  const { status } = spawnSync('npm', ['run', '--silent', ...(measures[name] ?? [])], {
    cwd: root,
    stdio: 'inherit',
  })
  return status !== 0
})
writeFileSync(new URL('../../docs/proof.md', import.meta.url), proofPage())
if (failed.length > 0) {
  console.error(`\nfailed: ${failed.join(', ')}`)
  process.exitCode = 1
}
