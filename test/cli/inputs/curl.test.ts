import { describe, expect, test } from 'vitest'
import { campaignContract, folderOf } from '../command.js'
import { outcomeOf, type Report } from '../report.js'
import { checked } from './checked.js'

const url = 'https://api.example.com/v5/campaigns/6640c1d2e3f4051627384950/status'
const id = "-H 'X-SVC-Request-Id: a-1'"
const key = "-H 'Idempotency-Key: 7f11d04b-642b-4fe5-a88a-853251926081'"
const json = "-H 'Content-Type: application/json'"
const patch = `curl -X PATCH ${url} ${id} ${key} ${json}`

/** Writes out the words in capitals: a change of status, its parts, a list of offerings. */
const written = (text: string) =>
  text
    .replaceAll('CHANGE', patch)
    .replaceAll('GET', `curl ${id}`)
    .replaceAll('OFFERS', 'https://x.example/v5/offers')
    .replaceAll('URL', url)
    .replaceAll('IDS', `${id} ${key}`)

/** Checks a script; returns the outcomes of its requests, joined by ` | `. */
async function outcomesOf(text: string): Promise<string> {
  const body = '{"action":\r\n"STOP"}\n'
  const files = { 'a.sh': written(text), 'b.json': body, 'marked.json': `\ufeff${body}` }
  const { outcomes } = await checked(files, ['a.sh', '--rule', 'auth/*=off'])
  return outcomes.join(' | ')
}

describe('reads a body', () => {
  test.each([
    ['after an equals sign', `CHANGE --data='{"action": "Stop"}'`, 'invalid 1:225 structure'],
    ['in single quotes', `CHANGE -d '{"action": "STOP"}'`, 'valid'],
    ['in double quotes', `CHANGE -d "{\\"action\\": \\"STOP\\"}"`, 'valid'],
    ['in ANSI-C quotes', `CHANGE -d $'{"action": "\\x53TO\\u0050"}'`, 'valid'],
    ['without quotes', `CHANGE -d {\\"action\\":\\"STOP\\"}`, 'valid'],
    ['in continued lines', `CHANGE \\\n -d \\\n'{"action":"STOP"}'`, 'valid'],
    ['with line breaks of Windows', `CHANGE \\\r\n -d '{"action":"STOP"}'\r\n`, 'valid'],
    ['of several lines', `CHANGE \\\n  -d '{"action":\n "Stop"}'`, 'invalid 3:2 structure'],
    ['with escapes', `CHANGE \\\n-d "{\\"action\\":\\"Stop\\"}"`, 'invalid 2:18 structure'],
    [
      'but not of a here-document',
      `CHANGE -d @- <<EOF\n{"action": "STOP"}\nEOF\n`,
      'unreadable 1:209 the standard input of this command is not known',
    ],
    [
      'but not of a pipe',
      `echo '{"action": "STOP"}' | CHANGE -d @-`,
      'unreadable 1:237 the standard input of this command is not known',
    ],
    ['of a file', `CHANGE -d @b.json`, 'valid'],
    ['with its byte order mark by -d', 'CHANGE -d @marked.json', 'invalid 1:209 body/not-json'],
    ['and by --data-binary', 'CHANGE --data-binary @marked.json', 'invalid 1:220 body/not-json'],
    ['and by --json', 'CHANGE --json @marked.json', 'invalid 1:213 body/not-json'],
    ['and by -T', 'CHANGE -T marked.json', 'invalid 1:209 body/not-json'],
    [
      'but not of a file by cat',
      `CHANGE -d "$(cat b.json)"`,
      'unreadable 1:210 the output of `cat b.json` is not known',
    ],
    [
      'but not of a missing file',
      `CHANGE -d @no.json`,
      'unreadable 1:209 body file no.json: file not found',
    ],
    ['of two parts of JSON', `CHANGE --json '{"action":' --json '"STOP"}'`, 'valid'],
    ['of two parts of a form', `CHANGE -d '{"action":"STOP",' -d '"a":1}'`, 'body/not-json'],
    ['raw, with an at sign', `CHANGE --data-raw @b.json`, 'invalid 1:217 body/not-json'],
    ['that is missing', 'CHANGE', 'invalid 1:1 body/missing'],
    ['in an open quote', `CHANGE -d '{`, 'unreadable 1:209 unterminated single quote'],
    ['in an open substitution', `x=$(CHANGE`, 'unreadable 1:3 unterminated command substitution'],
  ])('%s', async (_, text, wanted) => {
    expect(await outcomesOf(text)).toContain(wanted)
  })
})

describe('reads a variable', () => {
  test.each([
    ['of the file', `H=https://x.example\nP="$H/v5"\nGET $P/offers`, 'valid'],
    ['in braces', `export H=https://x.example\nGET "\${H}/v5/offers"`, 'valid'],
    ['with a default', `GET "\${H:-https://x.example}/v5/offers"`, 'valid'],
    [
      'of several words',
      `O="-s -I"\ncurl $O OFFERS`,
      'unreadable 2:6 `$O` has several words; write them in the command, and it may contain options',
    ],
    ['that is appended to', 'A=https://x.example\nA+=/v5/offers\nGET $A', 'valid'],
    ['unknown in the host', 'GET "$HOST/v5/offers"', 'valid'],
    ['unknown in credentials', 'GET OFFERS -u "$USER:$PASSWORD"', 'valid'],
    ['unknown in an unused value', `curl "https://x.example/$A" -d "$B"\nGET OFFERS`, 'valid'],
    [
      'unknown among the options',
      'curl $OPTIONS OFFERS',
      'unreadable 1:6 variable `OPTIONS` is not defined, and it may contain options',
    ],
    [
      'of unknown arguments',
      'curl "$@" OFFERS',
      'unreadable 1:7 the value of `$@` is not known, and it may contain options',
    ],
    [
      'of an array',
      'A=(-I)\ncurl "$' + '{A[@]}" OFFERS',
      'unreadable 2:7 the value of `$' + '{A[@]}` is not known, and it may contain options',
    ],
    ['unknown in the path', 'curl OFFERS?limit=$N', 'unreadable 1:40 variable `N` is not defined'],
    [
      'unknown in a header',
      'curl OFFERS -H "X-SVC-Request-Id: $N"',
      'unreadable 1:56 variable `N` is not defined',
    ],
    [
      'unknown in the body',
      `CHANGE -d "{\\"action\\": \\"$A\\"}"`,
      'unreadable 1:225 variable `A` is not defined',
    ],
    ['not in single quotes', `CHANGE -d '{"action": "$A"}'`, 'invalid 1:221 structure'],
    [
      'not with the output of a command',
      `CHANGE -d "$(jq -n 1)"`,
      'unreadable 1:210 the output of `jq -n 1` is not known',
    ],
    ['with a new id', 'curl -H "X-SVC-Request-Id: $(uuidgen)" OFFERS', 'valid'],
  ])('%s', async (_, text, wanted) => {
    expect(await outcomesOf(text)).toBe(wanted)
  })
})

test('says how to send data as JSON, which curl sends as a form', async () => {
  const text = written(`curl -X PATCH URL IDS -d '{"action":"STOP"}'`)
  const { report } = await checked({ 'a.sh': text }, ['a.sh', '--rule', 'auth/*=off'])
  expect(report.files[0]?.violations.map(({ message }) => message)).toEqual([
    "The body must be JSON, with the media type `application/json`. curl sends data as a form: add `-H 'Content-Type: application/json'`.",
  ])
})

describe('reads the option', () => {
  test.each([
    ['-sSX and -d, combined', `curl -sSXPATCH URL IDS ${json} -d'{"action":"STOP"}'`, 'valid'],
    ['--json and --url', `curl -X PATCH --json '{"action":"STOP"}' IDS --url URL`, 'valid'],
    ['--json, which means POST', `curl URL --json '{}' IDS`, 'invalid 1:6 http/method-not-allowed'],
    ['-d, which means a form', `curl -X PATCH URL IDS -d '{"action":"STOP"}'`, 'http/content-type'],
    ['-G', 'GET -G -d limit=5 OFFERS', 'valid'],
    ['-G with encoded values', 'GET -G --data-urlencode "limit=a b" OFFERS', 'valid'],
    ['-F', `curl -F a=b -F c=d https://x.example/v5/campaigns IDS`, 'http/content-type'],
    ['-I', 'GET -I OFFERS', 'valid'],
    ['-o and others with values', 'GET -o a.json --retry 2 -w "%{http_code}" OFFERS', 'valid'],
    ['that is unknown', 'GET --no-such-option -7 OFFERS', 'valid'],
    ['-H that removes a header', `CHANGE -H 'Content-Type:' -d '{"action":"STOP"}'`, 'valid'],
    [
      '-H @, which fails',
      'GET OFFERS -H@h.txt',
      'headers from a file (-H @file) are not supported',
    ],
    [
      '-K, which fails',
      'GET -K cfg OFFERS',
      'options from a file (-K, --config) are not supported',
    ],
    ['--next', `GET OFFERS --next ${id} OFFERS`, 'valid | valid'],
    ['of several URLs', `GET OFFERS OFFERS?limit=5`, 'valid | valid'],
  ])('%s', async (_, text, wanted) => {
    expect(await outcomesOf(text)).toContain(wanted)
  })

  test.each([
    ["-u 'user:pass'", 'valid'],
    ['-uuser:pass', 'valid'],
    ['-u user', 'valid'],
    ['', 'invalid 1:1 auth/credentials-malformed'],
    ['--oauth2-bearer abcdef', 'invalid 1:77 auth/credentials-malformed'],
    ["-H 'Authorization: Basic dXNlcjpwYXNz'", 'valid'],
  ])('for credentials: %s', async (option, wanted) => {
    const text = written(`curl OFFERS ${id} ${option}`)
    expect((await checked({ 'a.sh': text }, ['a.sh'])).outcomes).toEqual([wanted])
  })
})

describe('a script', () => {
  test.each([
    ['in comments', `# it's a comment\nGET OFFERS # it's one`, 1],
    ['in lists and pipes', `true && GET OFFERS | jq . ; GET OFFERS || exit`, 2],
    ['in conditions', `if ! GET OFFERS; then GET OFFERS; fi`, 2],
    ['in substitutions', 'A=$(GET OFFERS)\nB="$(GET OFFERS | jq)"\nC=`GET OFFERS`', 3],
    ['with redirections', `GET OFFERS > out.json 2>&1\nGET OFFERS &>/dev/null`, 2],
    ['beside arithmetic', `(( a = 1 << 2 ))\nb=$((1 << 2))\nGET OFFERS`, 1],
    ['with paths and wrappers', `sudo /usr/bin/GET OFFERS\n$ GET OFFERS`, 2],
    ['in functions and cases', `f() {\n  case $1 in a|b) GET OFFERS;; esac\n}`, 1],
    ['not in text', `echo curl /v5/offers\n# curl /v5/offers\nGET OFFERS`, 1],
  ])('has commands %s', async (_, text, count) => {
    expect((await outcomesOf(text)).split(' | ')).toEqual(Array(count).fill('valid'))
  })

  test('without a command is unreadable if it is named, and skipped in a folder', async () => {
    const files = { 'a.sh': 'echo hi', 'b/c.bash': written(`CHANGE -d '{"action":"STOP"}'`) }
    const { code, outcomes } = await checked(files, ['a.sh'])
    expect({ code, outcomes }).toEqual({
      code: 2,
      outcomes: ['unreadable no curl command with a URL'],
    })
    const { report } = await checked(files, ['.', '--rule', 'auth/*=off'])
    expect(report.summary).toMatchObject({
      valid: 1,
      unreadable: 0,
      notes: ['skipped 1 file that contains no requests: a.sh'],
    })
  })
})

describe('--curl', () => {
  const run = async (command: string, input = '') => {
    const args = ['check', '--format', 'json', '--rule', 'auth/*=off', '--curl', command]
    const cwd = folderOf({ 'b.json': '{"action": "Stop"}' })
    const { stdout } = await campaignContract(args, { cwd, input })
    return (JSON.parse(stdout) as Report).files.map((each) =>
      [each.file, each.document, outcomeOf(each)].filter((part) => part !== undefined).join(' '),
    )
  }
  test.each<[string, string, string, string[]]>([
    ['a command', `CHANGE -d '{"action":"Stop"}'`, '', ['<curl> invalid 1:220 structure']],
    ['standard input', '-', `CHANGE -d '{"action":"Stop"}'`, ['<curl> invalid 1:220 structure']],
    ['two commands', 'GET OFFERS; GET OFFERS', '', ['<curl> 1 valid', '<curl> 2 valid']],
    ['a body of a file', 'CHANGE -d @b.json', '', ['<curl> invalid 1:209 structure']],
    ['nothing else', 'wget x', '', ['<curl> unreadable no curl command with a URL']],
  ])('reads %s', async (_, command, input, wanted) => {
    expect(await run(written(command), written(input))).toEqual(wanted)
  })
})

test('an .http file may contain curl commands with its variables', async () => {
  const text = `@host = https://x.example
### One
GET {{host}}/v5/offers
X-SVC-Request-Id: a-1

### Two
curl -X PATCH '{{host}}/v5/campaigns/6640c1d2e3f4051627384950/status' ${id} ${key} \\
  ${json} \\
  -d '{"action": "Stop"}'

### Three
curl '{{host}}/v5/offers?limit={{n}}' ${id}
`
  const { outcomes } = await checked({ 'a.http': text }, ['a.http', '--rule', 'auth/*=off'])
  expect(outcomes).toEqual([
    'valid',
    'invalid 9:18 structure',
    'unreadable 12:32 variable `n` is not defined; add a line `@n = <value>`',
  ])
})
