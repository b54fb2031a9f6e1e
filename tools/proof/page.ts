import { existsSync, readFileSync } from 'node:fs'

/*
 * Generates `docs/proof.md` from the figures of the measures.
 */

const here = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')
const isMeasured = (name: string): boolean =>
  existsSync(new URL(`results/${name}.json`, import.meta.url))
const figuresOf = (name: string) => JSON.parse(here(`results/${name}.json`))

type Row = readonly [what: string, figure: string]

const number = (value: number): string => value.toLocaleString('en-US')
const listed = (names: readonly string[]): string => [...new Set(names)].join(', ')

/** One measure: its title, the command that repeats it, its day and its figures. */
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
      ['rules', `${rules}; ${rulesFound} are found in a case, ${rulesSpared} have a near miss`],
      [
        'keywords of the schemas of bodies',
        `${of.keywords}; ${of.keywordsBroken} are broken alone, ${of.keywordsKept} are just kept`,
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
      ['of them rejected', number(rejected.reduce((sum, each) => sum + each.rejected, 0))],
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

function modelsSection(): Section {
  const { date, runs, commands, tests, success } = figuresOf('models')
  return {
    title: 'Models of what has a state',
    command: 'npm run proof -- models',
    date,
    rows: [
      ['models', listed(tests.map(({ file }: { file: string }) => `\`${file}\``))],
      ['runs and commands', `${number(runs)} and ${number(commands)}`],
      ['outcome', success ? 'model and library agree' : 'model and library differ'],
    ],
  }
}

function mutationSection(): Section {
  const { overall, folders, files } = figuresOf('mutation')
  const dates = Object.values(files as Record<string, { date: string }>).map(({ date }) => date)
  const row = (name: string, each: Record<string, number>): Row => [
    name,
    `${each.score} % of ${number(each.mutants ?? 0)} mutants; ${each.survived} survived, ${each.noCoverage} not reached, ${each.explained} left out with a reason`,
  ]
  return {
    title: 'Mutants of the code',
    command: 'npm run proof -- mutation',
    date: dates.sort().at(-1) ?? '',
    rows: [
      row('all that is measured so far', overall),
      ...Object.entries(folders as Record<string, Record<string, number>>).map(([folder, each]) =>
        row(`\`${folder}/\``, each),
      ),
    ],
  }
}

function contractMutationSection(): Section {
  const { date, mutants, mutantsInAll, wholeSuite, ...of } = figuresOf('contract-mutation')
  const part = mutants < mutantsInAll ? `, each ${Math.round(mutantsInAll / mutants)}th of` : ' of'
  return {
    title: 'Mutants of the contract',
    command: 'npm run proof -- contract-mutation',
    date,
    rows: [
      ['changes of the documents', `${number(mutants)}${part} ${number(mutantsInAll)}`],
      [
        wholeSuite ? 'noticed by the tests' : 'noticed by the quick tests alone',
        `${of.percentNoticed} %, with those that are explained ${of.percentNoticedOrExplained} %`,
      ],
      ['survived', `${of.survived}, of them ${of.explained} explained`],
      ...of.survivors.map((id: string): Row => ['survived without an explanation', `\`${id}\``]),
      ...Object.entries(of.byTestFile as Record<string, number>).map(
        ([file, count]): Row => [`noticed first by ${file}`, number(count)],
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
      ['throws, changed inputs, polluted prototypes, answers that differ', String(findings.length)],
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
    title: 'Servers of others',
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
    title: 'Growth of time',
    command: 'npm run proof -- linear',
    date,
    rows: [
      ['ways in which an input grows', String(families.length)],
      ['steepest slope of time over size, both as logarithms', String(steepest)],
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
  const places: (Verdicts | Tests)[] = results
  return {
    title: 'Platforms',
    command: 'npm run proof -- platforms',
    date,
    rows: places.map((place) => [
      `${place.platform}, ${place.loading}`,
      'cases' in place
        ? `${number(place.cases)} verdicts, ${place.disagreements} that differ`
        : `${number(place.passed)} tests pass, ${place.failed} fail`,
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
        'against the sandbox as it is',
        `${number(requests)} requests: ${number(cases.passed)} cases, ${number(generated.passed)} generated requests, ${sequences.passed} sequences`,
      ],
      ['findings there', String(findings.length)],
      ['mutants', `${all.mutants}, of them ${all.found} noticed`],
      ['level of the finding', `${levels.MUST} MUST, ${levels.SHOULD} SHOULD`],
      ...(kinds as Kind[]).map(
        ({ kind, mutants, found }): Row => [`noticed of ${kind}`, `${found} of ${mutants}`],
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

/** The sections of the page by the name of the measure, in the order of the page. */
const sections: Readonly<Record<string, () => Section>> = {
  cases: casesSection,
  agreement: agreementSection,
  properties: propertiesSection,
  models: modelsSection,
  mutation: mutationSection,
  'contract-mutation': contractMutationSection,
  fuzz: fuzzSection,
  'third-party': thirdPartySection,
  linear: linearSection,
  platforms: platformsSection,
  mutants: mutantsSection,
}

/** The text of `docs/proof.md`. A measure that has never been run is named as such. */
export function proofPage(): string {
  const [measured, missing] = [true, false].map((wanted) =>
    Object.keys(sections).filter((name) => isMeasured(name) === wanted),
  ) as [string[], string[]]
  return [
    `# How far the verdicts can be trusted

<!-- Generated from tools/proof/results by \`npm run proof\`. Do not edit. -->

A validator is worth what its verdicts are worth. These are the measures that hold this one to its
contract, with what they found when they were last run. \`npm run proof\` repeats them all, which takes
some hours; with a name after \`--\` it repeats one. Short runs of most of them are part of
\`npm test\`.
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
