import { expect, test } from 'vitest'
import { campaignContract, folderOf } from './command.js'

const files = {
  'requests/stop-a-campaign.yaml': 'operation: changeCampaignStatus\nbody: {action: STOP}\n',
  'facts.yaml': 'permitted: true\n',
  'a.yaml': '',
  'wrong.yaml': 'stats: /',
  'broken.json': '{,}',
  'list.txt': '# known\na#b # why\n',
  'list.json': '[]',
  'tags.yaml': 'workspace: {tagIds: tag}',
}

const ruleForm = 'must be <id>=<severity>, such as field/unknown=error'
const name = "must be a name that is valid in a header: letters, digits and !#$%&'*+.^_`|~-."
const time = 'must be a date and time with a time zone, such as 2025-11-20T09:30:00Z\n'
const bodies =
  'createCampaign, updateCampaign, validateCampaign, changeCampaignStatus, listCampaignExecutions, searchCampaigns, testCampaign, createOffering, updateOffering.'

/** A command line, and a part of its message. */
const mistakes: readonly [args: string, message: string][] = [
  ['chek requests', "unknown command 'chek'\n(Did you mean check?)"],
  ['--verison', "unknown option '--verison'\n(Did you mean --version?)"],
  ['check', 'no files; pass them as arguments, or set `files` in the configuration\n'],
  ['check ', 'a file name is empty; write . for the working directory\n'],
  ['check --host  .', "argument '' is invalid. It must be a host name.\n"],
  ['check --base-path eu .', '--base-path'],
  ['check --formt json', "unknown option '--formt'\n(Did you mean --format?)\n(add --help"],
  ['check --format', "option '--format <format>' argument missing\n"],
  ['check --format jsn', 'Allowed choices are pretty, json, ndjson, github, gitlab, sarif,'],
  ['check --max-errors 0', "argument '0' is invalid. It must be a whole number from 1.\n"],
  ['check --operation testCampain .', 'Unknown operation: `testCampain`. Did you mean `testC'],
  // A group is more than a rule.
  ['check --rule offering/foo=off .', 'Unknown rule: `offering/foo`.'],
  ['rules offering/na', 'Unknown rule `offering/na`. Did you mean `offering`?'],
  ['check --rule auht/*=off .', 'Unknown rule: `auht/*`. Did you mean `auth/*`?'],
  ['check --rule a/b=off .', '--rule a/b=off: Unknown rule: `a/b`.\n'],
  ['check --rule structure=off .', 'the schemas always apply.'],
  ['check --rule response/envelope=off .', 'Unknown rule: `response/envelope`.'],
  ['check --rule field/unknown=of .', '--rule field/unknown=of: must be `error`, `warn` or `off`.'],
  ['check --rule auth/* .', `--rule auth/*: ${ruleForm}\n`],
  ['check --rule =off .', `--rule =off: ${ruleForm}\n`],
  ['check --rule auth/*= .', `--rule auth/*=: ${ruleForm}\n`],
  ['check --rule auth/*=off=warn .', `--rule auth/*=off=warn: ${ruleForm}\n`],
  ['check --rule auth/*=off --rule x=off .', '--rule x=off: Unknown rule: `x`.'],
  ['check --service a:b .', `--service: ${name}\n`],
  ['check --output sarfi=x .', 'Did you mean `sarif=x`?'],
  ['check --output sarif .', 'Did you mean `sarif=<file>`?'],
  ['check --facts fact.yaml .', 'file not found. Did you mean `facts.yaml`?'],
  ['check --facts request/stop-a-campain.yaml .', 'Did you mean `requests/stop-a-campaign.yaml`?'],
  ['check --facts b.yaml .', '--facts b.yaml: file not found\n'],
  ['check --facts requests .', '--facts requests: is a folder\n'],
  ['check --update-baseline .', '--update-baseline needs --baseline <file>\n'],
  ['check reqests', 'file or folder not found. Did you mean `requests`?'],
  ['check reqests/stop-campaign.yaml', 'Did you mean `requests/stop-a-campaign.yaml`?'],
  ['check requests/stop-a-campaign.json', 'Did you mean `requests/stop-a-campaign.yaml`?'],
  ['check nothing/here.yaml', 'file or folder not found\n'],
  ['check reqests/*.yaml', 'no files match this pattern. Did you mean `requests/*.yaml`?'],
  ['check requests/*.txt', 'no files match this pattern\n'],
  ['check --watch -', '--watch: cannot watch standard input; pass files or folders\n'],
  [
    'check --watch . --baseline b.json --update-baseline',
    '--watch cannot be combined with --update-baseline\n',
  ],
  ['check --watch . --rule x=off', '--rule x=off: Unknown rule: `x`.'],
  ['fix', 'no files; pass them as arguments, or set `files` in the configuration\n'],
  ['fix . --operation stop', 'Unknown operation: `stop`.'],
  ['fix . --rule x', '--rule x: '],
  ['fix requests/stop-campaign.yaml', 'Did you mean `requests/stop-a-campaign.yaml`?'],
  ['rules geofense', 'Unknown rule `geofense`. Did you mean `geofence`?'],
  ['rules geofense/*', 'Unknown rule `geofense/*`. Did you mean `geofence/*`?'],
  ['rules geofence/dwell-time', 'Did you mean `geofence/dwell-time-required`?'],
  ['rules fence/*', 'Unknown rule `fence/*`.'],
  ['rules geo', 'Unknown rule `geo`.'],
  ['rules response/envelope', '`response/envelope` is a check of responses'],
  ['rules input/unfilled-value', '`input/unfilled-value` is a check of files'],
  ['rules dwell-time-required', 'Did you mean `geofence/dwell-time-required`?'],
  ['rules zebra', 'To search for a word, run `campaign-contract rules --search zebra`.'],
  ['rules --operation createCampain', 'Unknown operation: `createCampain`. Did you mean `createC'],
  [
    'rules offering/name-taken --operation getCampaign',
    '`offering/name-taken` does not apply to `getCampaign`. It applies to `createOffering`, `updateOffering`.',
  ],
  ['rules --search dwel_tyme', 'No rule matches `dwel_tyme`. Did you mean `dwell_time`?'],
  [
    'rules geofence --search idempotency_conflict',
    'No rule matches `idempotency_conflict`. Without the other filters, 1 rule would match.',
  ],
  [
    'rules --search zz',
    'No rule matches `zz`. Try fewer or other words, or run `campaign-contract',
  ],
  ['rules a b', "too many arguments for 'rules'. Expected 1 argument but got 2.\n"],
  [
    'serve --seed-data fact.yaml',
    '--seed-data fact.yaml: file not found. Did you mean `facts.yaml`',
  ],
  ['serve --seed-data broken.json', '--seed-data broken.json:1:2: invalid JSON: '],
  ['serve --seed-data list.json', '--seed-data list.json: Sandbox data must be an object.\n'],
  ['serve --seed-data wrong.yaml', 'Sandbox data: unknown member `stats`. Known: credentials,'],
  ['serve --seed-data tags.yaml', '`workspace.tagIds` must be a list of strings.\n'],
  ['serve --fault state/create-not-stord', 'Did you mean `state/create-not-stored`?'],
  ['serve --fault no-such', '--fault no-such: unknown fault. Run `campaign-contract serve --help`'],
  ['serve --port x', "argument 'x' is invalid. It must be a whole number from 0 to 65535.\n"],
  [
    'serve --port 65536',
    "argument '65536' is invalid. It must be a whole number from 0 to 65535.\n",
  ],
  ['serve --port -1', "argument '-1' is invalid. It must be a whole number from 0 to 65535.\n"],
  [
    'serve --latency 1.5',
    "argument '1.5' is invalid. It must be a whole number from 0 to 3600000.\n",
  ],
  ['serve --clock now', `--clock now: ${time}`],
  ['serve --clock 2025-02-30T00:00:00Z', `--clock 2025-02-30T00:00:00Z: ${time}`],
  ['serve --rule auth=off', '--rule auth=off: Unknown rule: `auth`. Did you mean `auth/*`?'],
  ['serve --service a:b', `--service: ${name}\n`],
  ['serve --latncy 1', "unknown option '--latncy'\n(Did you mean --latency?)\n(add --help"],
  ['serve --allow-host a:1', 'must be a host name or an IP address, without a port\n'],
  ['serve --host 203.0.113.7', '--port 4010: this machine has no such address\n'],
  ['schema', "missing required argument 'operation'\n"],
  ['schema testCampaing', 'Unknown operation: `testCampaing`. Did you mean `testCampaign`?\n'],
  ['schema toString', `Unknown operation: \`toString\`. Must be one of request, ${bodies}\n`],
  [
    'schema getCampaign',
    `\`getCampaign\` has no request body, so it has no schema. Operations with one: ${bodies}\n`,
  ],
  ['conform http://a --service a:b', `--service: ${name}\n`],
  ['conform http://a --status-path b', '--status-path: must be a path that contains'],
  ['schema testCampaign --service ', `--service: ${name}\n`],
  [
    'schema testCampaign --optimized MANUAL',
    '--optimized: must be a distribution type other than MANUAL.\n',
  ],
  [
    'openapi campaign',
    'Unknown document `campaign`; must be campaigns or offerings. Did you mean `campaigns`?\n',
  ],
  ['completion bsh', 'Allowed choices are bash, zsh, fish.\n'],
  ['conform localhost:3000', 'Did you mean `http://localhost:3000`?'],
  ['conform ftp://a', 'ftp://a: must be a URL that starts with http:// or https://\n'],
  ['conform http://a --only createOferring', 'Did you mean `createOffering`?'],
  ['conform http://a --exclude auth', 'Did you mean `auth/*`?'],
  ['conform http://a --credentials x', '--credentials must be a string `<username>:<password>`.'],
  ['conform http://a --wait=-1', '--wait must be'],
  ['conform http://a --fixtures fact.yml', 'Did you mean `facts.yaml`?'],
  ['conform http://a --fixtures wrong.yaml', 'Fixtures: unknown member `stats`'],
  ['conform http://a --fixtures broken.json', '--fixtures broken.json:1:'],
  ['conform http://a --expected-failures list.txt', 'Unknown case or sequence `a#b`'],
  ['conform http://a --output pdf=a', 'must be <format>=<file>'],
  ['conform http://a --seed x', "argument 'x' is invalid. It must be a number."],
  ['conform http://127.0.0.1:1', 'cannot reach the server: '],
]

test.each(mistakes)('explains a mistake: %s', async (args, message) => {
  const { code, stdout, stderr } = await campaignContract(args.split(' '), { cwd: folderOf(files) })
  expect(stdout + stderr).toContain(message)
  expect(code).toBe(2)
  // Apart from files that do not exist, which are results.
  if (stderr !== '') expect(stdout).toBe('')
})
