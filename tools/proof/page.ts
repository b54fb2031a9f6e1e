import { existsSync, readFileSync } from 'node:fs'
import type { FailoverFigures } from '../../test/system/redis/failover-tests.js'
import type { EnduranceResult } from './endurance/result.js'
import { figuresOf } from './record-result.js'

/*
 * Generates `docs/proof.md` from the figures in `results/`.
 */

const here = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')
const isMeasured = (name: string): boolean =>
  existsSync(new URL(`results/${name}.json`, import.meta.url))

type Row = readonly [what: string, figure: string]

const number = (value: number): string => value.toLocaleString('en-US')
const listed = (names: readonly string[]): string => [...new Set(names)].join(', ')

/** One measurement: its title, its command, the date of the last run and its figures. */
interface Section {
  title: string
  command: string
  date: string
  rows: readonly Row[]
}

function casesSection(): Section {
  const { date, cases, generated, levels, rules, rulesFound, rulesSpared, ...of } =
    figuresOf('cases')
  return {
    title: 'Conformance cases',
    command: 'npm run proof -- cases',
    date,
    rows: [
      ['cases', `${number(cases)}, of them ${number(generated)} generated from the schemas`],
      [
        'levels',
        `${number(levels.MUST)} MUST, ${number(levels.SHOULD)} SHOULD, ${number(levels.MAY)} MAY`,
      ],
      ['rules', `${rules}; ${rulesFound} with a violation, ${rulesSpared} with a near miss`],
      [
        'keywords in the body schemas',
        `${of.keywords}; ${of.keywordsBroken} with a case that violates only them, ${of.keywordsKept} with a near miss`,
      ],
    ],
  }
}

function agreementSection(): Section {
  const { date, seed, compared, disagreements, operations } = figuresOf('agreement')
  const rejected = Object.values(operations as Record<string, { rejected: number }>)
  return {
    title: 'Agreement with two independent validators',
    command: 'npm run proof -- agreement',
    date,
    rows: [
      ['generated bodies compared', number(compared)],
      ['rejected bodies', number(rejected.reduce((sum, each) => sum + each.rejected, 0))],
      ['disagreements', number(disagreements)],
      ['seed', String(seed)],
    ],
  }
}

function propertiesSection(): Section {
  const { date, seed, results } = figuresOf('properties')
  return {
    title: 'Properties',
    command: 'npm run proof -- properties',
    date,
    rows: [
      ...results.map(
        (each: { path: string; tests: number; runsOfEach: number; failed: unknown[] }): Row => [
          `\`${each.path}\``,
          `${each.tests} tests, properties run ${number(each.runsOfEach)} times, ${each.failed.length} failed`,
        ],
      ),
      ['seed', String(seed)],
    ],
  }
}

function triageSection(): Section {
  const { date, seed, differences, neverViolated, operations } = figuresOf('triage')
  type Counts = { set: number; violated: number }
  type Figures = { bodies: number; accepted: number; rules: Record<string, Counts> }
  const all = Object.values<Figures>(operations)
  const sum = (part: 'bodies' | 'accepted') => all.reduce((total, each) => total + each[part], 0)
  const counts = all.flatMap(({ rules }) => Object.values(rules))
  return {
    title: 'Verdicts with and without triage',
    command: 'npm run proof -- triage',
    date,
    rows: [
      ['bodies compared', `${number(sum('bodies'))}, of them ${number(sum('accepted'))} accepted`],
      ['different verdicts, or rules that did not run and report something', String(differences)],
      [
        'rules with a bit, counted for each operation',
        `${counts.length}, each violated by at least ${number(Math.min(...counts.map(({ violated }) => violated)))} bodies`,
      ],
      ...neverViolated.map((rule: string): Row => ['never violated', `\`${rule}\``]),
      ['seed', String(seed)],
    ],
  }
}

function triageMutationSection(): Section {
  const { date, seed, operations, mutants, detected, setsMoreBits, ...of } =
    figuresOf('triage-mutation')
  return {
    title: 'Mutants of the triage',
    command: 'npm run proof -- triage-mutation',
    date,
    rows: [
      ['operations', listed(operations.map((name: string) => `\`${name}\``))],
      ['changes of the generated code', number(mutants)],
      ['detected by a verdict or a rule', number(detected)],
      ['only set more bits, which changes no verdict', number(setsMoreBits)],
      [
        'survived, because no verdict needs the bits that some bodies lack',
        number(of.survivedWithFewerBits.length),
      ],
      ['survived, because all bodies have the same bits', number(of.survivedWithSameBits.length)],
      ['seed', String(seed)],
    ],
  }
}

function modelsSection(): Section {
  const { date, runs, commands, tests, success } = figuresOf('models')
  return {
    title: 'Models of stateful parts',
    command: 'npm run proof -- models',
    date,
    rows: [
      ['models', listed(tests.map(({ file }: { file: string }) => `\`${file}\``))],
      ['runs and commands', `${number(runs)} and ${number(commands)}`],
      ['result', success ? 'model and library agree' : 'model and library differ'],
    ],
  }
}

function failoversSection(): Section {
  const { date, success, runs } = figuresOf('failovers')
  return {
    title: 'Failovers of Redis',
    command: 'npm run proof -- failovers',
    date,
    rows: [
      ['result', success ? 'every key that ran more than once lost a write in Redis' : 'failed'],
      ...(runs as FailoverFigures[]).map(
        ({ run, keys, sends, processes, rounds, ...of }): Row => [
          `${run}, ${rounds} times`,
          `${number(keys)} keys sent ${sends} times to ${processes} processes: ${number(of.requests)} requests, ${number(of.executed)} keys executed, ${number(of.executedAgain)} of them more than once`,
        ],
      ),
    ],
  }
}

function enduranceSection(): Section {
  const { date, minutes, perSecond, seed, results } = figuresOf('endurance')
  return {
    title: 'Endurance',
    command: 'npm run proof -- endurance',
    date,
    rows: [
      [
        'load',
        `${minutes} minutes, ${perSecond} requests a second to each adapter, all at once; Redis is killed every ten minutes`,
      ],
      ...(results as EnduranceResult[]).map(
        ({ adapter, requests, unanswered, heap, latency, delay, perSecond }): Row => [
          adapter,
          `${number(requests)} requests, ${unanswered.length} unanswered; heap after ${heap.minute} minutes ${heap.early} MB, at the end ${heap.late} MB; p50 ${latency.median} ms, p99 ${latency.p99} ms; event loop p99 ${delay.p99} ms; with the adapter ${number(perSecond.adapter)} requests a second, the framework alone ${number(perSecond.bare)}`,
        ],
      ),
      ['seed', String(seed)],
    ],
  }
}

function mutationSection(): Section {
  const { overall, folders, files } = figuresOf('mutation')
  const dates = Object.values(files as Record<string, { date: string }>).map(({ date }) => date)
  const row = (name: string, each: Record<string, number>): Row => [
    name,
    `${each.score} % of ${number(each.mutants ?? 0)} mutants; ${each.survived} survived, ${each.noCoverage} not covered, ${each.explained} excluded with a reason`,
  ]
  return {
    title: 'Mutants of the code',
    command: 'npm run proof -- mutation',
    date: dates.sort().at(-1) ?? '',
    rows: [
      row('all files measured so far', overall),
      ...Object.entries(folders as Record<string, Record<string, number>>).map(([folder, each]) =>
        row(`\`${folder}/\``, each),
      ),
    ],
  }
}

function contractMutationSection(): Section {
  const { date, mutants, mutantsInAll, wholeSuite, ...of } = figuresOf('contract-mutation')
  const part = mutants < mutantsInAll ? `, every ${Math.round(mutantsInAll / mutants)}th of` : ' of'
  return {
    title: 'Mutants of the contract',
    command: 'npm run proof -- contract-mutation',
    date,
    rows: [
      ['changes of the documents', `${number(mutants)}${part} ${number(mutantsInAll)}`],
      [
        wholeSuite ? 'detected by the tests' : 'detected by the quick tests',
        `${of.percentNoticed} %; ${of.percentNoticedOrExplained} % including explained ones`,
      ],
      ['survived', `${of.survived}, ${of.explained} of them explained`],
      ...of.survivors.map((id: string): Row => ['survived without an explanation', `\`${id}\``]),
      ...Object.entries(of.byTestFile as Record<string, number>).map(
        ([file, count]): Row => [`detected first by ${file}`, number(count)],
      ),
    ],
  }
}

function fuzzSection(): Section {
  const { date, seeds, inputs, byTarget, byKind, findings } = figuresOf('fuzz')
  return {
    title: 'Fuzzing',
    command: 'npm run proof -- fuzz',
    date,
    rows: [
      ['inputs', number(inputs)],
      ['targets', listed(Object.keys(byTarget))],
      ['kinds of odd values', listed(Object.keys(byKind))],
      [
        'exceptions, changed inputs, polluted prototypes, differing results',
        String(findings.length),
      ],
      ['seeds', `${seeds.first} to ${seeds.last}`],
    ],
  }
}

interface Tried {
  software: string
  requests: number
  levels: { MUST?: number; SHOULD?: number }
}

function thirdPartySection(): Section {
  const { date, seed, servers } = figuresOf('third-party')
  const tried: Tried[] = Object.values(servers)
  return {
    title: 'Third-party servers',
    command: 'npm run proof -- third-party',
    date,
    rows: [
      ...tried.map(({ software, requests, levels }): Row => {
        const { MUST = 0, SHOULD = 0 } = levels
        return [software, `${MUST} MUST and ${SHOULD} SHOULD in ${number(requests)} requests`]
      }),
      ['seed', String(seed)],
    ],
  }
}

function linearSection(): Section {
  const { date, families, highestSlope } = figuresOf('linear')
  const steepest = Math.max(...families.map(({ slope }: { slope: number }) => slope))
  return {
    title: 'Time by input size',
    command: 'npm run proof -- linear',
    date,
    rows: [
      ['kinds of growing input', String(families.length)],
      ['steepest slope of time over size, both logarithmic', String(steepest)],
      [
        `steeper than ${highestSlope} in three measurements in a row`,
        String(families.filter(({ isFlagged }: { isFlagged: boolean }) => isFlagged).length),
      ],
    ],
  }
}

function platformsSection(): Section {
  const { date, results } = figuresOf('platforms')
  type Verdicts = { platform: string; loading: string; cases: number; disagreements: number }
  type Tests = { platform: string; loading: string; passed: number; failed: number }
  const runs: (Verdicts | Tests)[] = results
  return {
    title: 'Platforms',
    command: 'npm run proof -- platforms',
    date,
    rows: runs.map((run) => [
      `${run.platform}, ${run.loading}`,
      'cases' in run
        ? `${number(run.cases)} verdicts, ${run.disagreements} different`
        : `${number(run.passed)} tests pass, ${run.failed} fail`,
    ]),
  }
}

function mutantsSection(): Section {
  const { date, seed, seconds, withoutMutation, kinds, levels, missed } = figuresOf('mutants')
  type Kind = { kind: string; mutants: number; found: number }
  const all = (kinds as Kind[]).reduce(
    (sum, each) => ({ mutants: sum.mutants + each.mutants, found: sum.found + each.found }),
    { mutants: 0, found: 0 },
  )
  const { requests, cases, generated, sequences, findings } = withoutMutation
  return {
    title: 'Mutants of the sandbox',
    command: 'npm run proof -- mutants',
    date,
    rows: [
      [
        'run against the unchanged sandbox',
        `${number(requests)} requests: ${number(cases.passed)} cases, ${number(generated.passed)} generated requests, ${sequences.passed} sequences`,
      ],
      ['findings in the unchanged sandbox', String(findings.length)],
      ['mutants', `${all.mutants}, ${all.found} of them detected`],
      ['level of the finding', `${levels.MUST} MUST, ${levels.SHOULD} SHOULD`],
      ...(kinds as Kind[]).map(
        ({ kind, mutants, found }): Row => [`detected mutants: ${kind}`, `${found} of ${mutants}`],
      ),
      ...missed.map((name: string): Row => ['missed', `\`${name}\``]),
      ['seed', String(seed)],
      ['time', `${number(seconds.inAll)} s`],
    ],
  }
}

const textOf = ({ title, command, date, rows }: Section): string => `## ${title}

\`${command}\`, last on ${date}.

| what | figure |
|---|---|
${rows.map(([what, figure]) => `| ${what} | ${figure} |`).join('\n')}
`

/** The sections of the page by measurement, in the order of the page. */
const sections: Readonly<Record<string, () => Section>> = {
  cases: casesSection,
  agreement: agreementSection,
  properties: propertiesSection,
  triage: triageSection,
  'triage-mutation': triageMutationSection,
  models: modelsSection,
  failovers: failoversSection,
  endurance: enduranceSection,
  mutation: mutationSection,
  'contract-mutation': contractMutationSection,
  fuzz: fuzzSection,
  'third-party': thirdPartySection,
  linear: linearSection,
  platforms: platformsSection,
  mutants: mutantsSection,
}

/** Returns the text of `docs/proof.md`, which also names the measurements that were never run. */
export function proofPage(): string {
  const [measured, missing] = [true, false].map((wanted) =>
    Object.keys(sections).filter((name) => isMeasured(name) === wanted),
  ) as [string[], string[]]
  return [
    `# How far the verdicts can be trusted

<!-- Generated from tools/proof/results by \`npm run proof\`. Do not edit. -->

These measurements compare the library with its contract. The figures are those of the last run of
each. \`npm run proof\` repeats all of them, which takes some hours; \`npm run proof -- <name>\` repeats
one. Short runs of most of them are part of \`npm test\`.
`,
    ...measured.map((name) => textOf((sections[name] as () => Section)())),
    ...(missing.length === 0
      ? []
      : [
          `## Not measured yet\n\n${missing.map((name) => `- \`npm run proof -- ${name}\`\n`).join('')}`,
        ]),
    here('found.md'),
  ].join('\n')
}
