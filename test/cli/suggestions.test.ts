import { expect, test } from 'vitest'
import { campaignContract, folderOf } from './command.js'

const files = {
  'requests/stop-a-campaign.yaml': 'operation: changeCampaignStatus\nbody: {action: STOP}\n',
  'facts.yaml': 'permitted: true\n',
  'a.yaml': '',
}

/** Each has a mistake; the message must contain the text. */
const mistakes: readonly [args: string, message: string][] = [
  ['chek requests', 'Unknown command `chek`. Did you mean `check`?'],
  ['hlep', 'Unknown command `hlep`. Did you mean `help`?'],
  ['help chek', 'Unknown command `chek`. Did you mean `check`?'],
  ['validat', 'Unknown command `validat`. Run `campaign-contract help`.'],
  ['requests', 'To validate files, run `campaign-contract check requests`.'],
  ['--verison', 'Unknown option `--verison`. Did you mean `--version`?'],
  ['--format json check', 'Write `--format` after the command, such as `campaign-contract check'],
  ['check --formt json', 'Unknown option `--formt` of `check`. Did you mean `--format`?'],
  ['check --opertion=x', 'Unknown option `--opertion` of `check`. Did you mean `--operation`?'],
  ['check -f json', 'Unknown option `-f` of `check`. Did you mean `--facts` or `--format`?'],
  ['check -z', 'Unknown option `-z` of `check`. Run `campaign-contract help check`.'],
  ['check --json', 'Unknown option `--json` of `check`. Did you mean `--format json`?'],
  [
    'conform http://a --operation x',
    'Unknown option `--operation` of `conform`. Did you mean `--only`?',
  ],
  ['check --format', 'Missing value of `--format <format>`: one of pretty, json,'],
  ['check --facts', 'Missing value of `--facts <file>`: facts for all documents'],
  ['check --format jsn', '--format jsn: must be one of pretty, json,'],
  ['check --format jsn', 'summary. Did you mean `json`?'],
  ['check --max-errors 0', '--max-errors 0: must be a whole number from 1'],
  [
    'check --operation testCampain .',
    'Unknown operation: `testCampain`. Did you mean `testCampaign`?',
  ],
  ['check --rule auht/*=off .', 'unknown rule `auht/*`. Did you mean `auth/*`?'],
  ['check --rule structure=off .', 'the schemas always apply.'],
  ['check --rule field/unknown=of .', 'must be error, warn or off. Did you mean `off`?'],
  ['check --service a:b .', '--service: must be a name'],
  ['check --output sarfi=x .', 'Did you mean `sarif=x`?'],
  ['check --output sarif .', 'Did you mean `sarif=<file>`?'],
  [
    'check --output nothing .',
    'is one of pretty, json, ndjson, github, gitlab, sarif, junit, markdown, summary\n',
  ],
  ['check --facts fact.yaml .', 'file not found. Did you mean `facts.yaml`?'],
  ['check --facts request/stop-a-campain.yaml .', 'Did you mean `requests/stop-a-campaign.yaml`?'],
  ['check --facts b.yaml .', 'b.yaml: file not found\n'],
  ['check reqests', 'file or folder not found. Did you mean `requests`?'],
  ['check reqests/stop-campaign.yaml', 'Did you mean `requests/stop-a-campaign.yaml`?'],
  ['check requests/stop-a-campaign.json', 'Did you mean `requests/stop-a-campaign.yaml`?'],
  ['check nothing/here.yaml', 'file or folder not found\n'],
  ['check requests/*.yml', 'no files match this pattern. Did you mean `requests/*.yaml`?'],
  ['check reqests/*.yaml', 'no files match this pattern. Did you mean `requests/*.yaml`?'],
  ['check requests/*.txt', 'no files match this pattern\n'],
  ['fix requests/stop-campaign.yaml', 'Did you mean `requests/stop-a-campaign.yaml`?'],
  ['rules geofense', 'Unknown rule `geofense`. Did you mean `geofence`?'],
  [
    'rules a b',
    'Too many arguments: `rules` takes only one argument. Run `campaign-contract help rules`.',
  ],
  ['serve x', 'Too many arguments: `serve` takes no argument.'],
  [
    'serve --seed-data fact.yaml',
    '--seed-data fact.yaml: file not found. Did you mean `facts.yaml`?',
  ],
  ['serve --fault state/create-not-stord', 'Did you mean `state/create-not-stored`?'],
  [
    'serve --fault nothing',
    '--fault nothing: unknown fault. Run `campaign-contract serve --help` for the list.',
  ],
  [
    'schema',
    'Missing argument `<operation>`: operation name, such as testCampaign. Run `campaign-',
  ],
  ['schema getCampain', 'Unknown operation `getCampain`. Did you mean `getCampaign`?'],
  ['openapi campaign', 'Did you mean `campaigns`?'],
  ['init --as yml', '--as yml: must be one of yaml, json, ts, js. Did you mean `yaml`?'],
  [
    'completion bsh',
    'completion bsh: must be one of bash, zsh, fish, powershell. Did you mean `bash`?',
  ],
  ['conform localhost:3000', 'Did you mean `http://localhost:3000`?'],
  ['conform ftp://a', 'ftp://a: must be a URL that starts with http:// or https://\n'],
  ['conform http://a --only createOferring', 'Did you mean `createOffering`?'],
  ['conform http://a --exclude auth', 'Did you mean `auth/*`?'],
  ['conform http://a --credentials x', '--credentials must be a string `<username>:<password>`.'],
  ['conform http://a --wait=-1', '--wait must be'],
  [
    'conform http://a --level shoud',
    '--level shoud: must be one of must, should. Did you mean `should`?',
  ],
  ['conform http://a --fixtures fact.yml', 'Did you mean `facts.yaml`?'],
  ['conform http://a --seed x', '--seed x: must be a number'],
]

test.each(mistakes)('%s', async (args, message) => {
  const { code, stdout, stderr } = await campaignContract(args.split(' '), { cwd: folderOf(files) })
  expect(stdout + stderr).toContain(message)
  expect(code).toBe(2)
})
