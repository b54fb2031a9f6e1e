import { describe, expect, test } from 'vitest'
import { campaignContract, folderOf } from '../command.js'
import { type Report, shown } from '../report.js'
import { checked } from './checked.js'

const url = 'https://api.example.com/v5/campaigns/6640c1d2e3f4051627384950/status'
const id = "-H 'X-SVC-Request-Id: a-1'"
const key = "-H 'Idempotency-Key: 7f11d04b-642b-4fe5-a88a-853251926081'"
const json = "-H 'Content-Type: application/json'"
const patch = `curl -X PATCH ${url} ${id} ${key} ${json}`
const get = (path: string) => `curl ${path} ${id}`

const shownOf = async (text: string, more: Record<string, string> = {}) =>
  (await checked({ 'a.sh': text, ...more }, ['a.sh', '--rule', 'auth/*=off'])).shown

describe('quotes and bodies', () => {
  test.each<[string, string, string[][]]>([
    ['single quotes', `${patch} -d '{"action": "STOP"}'`, [['valid']]],
    ['double quotes', `${patch} -d "{\\"action\\": \\"STOP\\"}"`, [['valid']]],
    ['ANSI-C quotes', `${patch} -d $'{"action": "\\x53TO\\u0050"}'`, [['valid']]],
    ['no quotes', `${patch} -d {\\"action\\":\\"STOP\\"}`, [['valid']]],
    [
      'continued lines',
      `${patch.replaceAll(' -H', ' \\\n -H')} \\\n-d '{"action":"STOP"}'`,
      [['valid']],
    ],
    [
      'a line break of Windows',
      `${patch.replaceAll(' -H', ' \\\r\n -H')} -d '{"action":"STOP"}'\r\n`,
      [['valid']],
    ],
    ['positions', `${patch} \\\n  -d '{"action":\n "Stop"}'`, [['invalid', '3:2 structure']]],
    [
      'positions behind escapes',
      `${patch} \\\n-d "{\\"action\\":\\"Stop\\"}"`,
      [['invalid', '2:18 structure']],
    ],
    [
      'a here-document',
      `${patch} -d @- <<EOF\n{"action":\n "Stop"}\nEOF\n`,
      [['invalid', '3:2 structure']],
    ],
    [
      'a quoted here-document',
      `${patch} --json @- <<'EOF'\n{"action": "STOP"}\nEOF\n`,
      [['valid']],
    ],
    [
      'an indented here-document',
      `${patch} -d @- <<-EOF\n\t{"action": "STOP"}\n\tEOF\n`,
      [['valid']],
    ],
    [
      'a here-document in a substitution',
      `${patch} -d "$(cat <<'E'\n{"action": "Stop"}\nE\n)"`,
      [['invalid', '2:12 structure']],
    ],
    ['a here-string', `${patch} -d @- <<< '{"action": "STOP"}'`, [['valid']]],
    ['a pipe', `echo '{"action": "STOP"}' | ${patch} -d @-`, [['valid']]],
    ['a file', `${patch} -d @b.json`, [['valid']]],
    ['a file by redirection', `${patch} --data-binary @- < b.json`, [['valid']]],
    ['a file by cat', `${patch} -d "$(cat b.json)"`, [['valid']]],
    [
      'a missing file',
      `${patch} -d @no.json`,
      [['unreadable', '1:209 body file no.json: file not found']],
    ],
    [
      'unknown input',
      `jq . x | ${patch} -d @-`,
      [['unreadable', '1:218 the standard input of this command is not known']],
    ],
    ['an at sign in raw data', `${patch} --data-raw @b.json`, [['invalid', '1:217 body/not-json']]],
    ['no body', patch, [['invalid', '1:1 body/missing']]],
    ['an open quote', `${patch} -d '{`, [['unreadable', "1:209 `'` is not closed"]]],
    [
      'an open substitution',
      `x=$(${patch}`,
      [
        ['invalid', '1:5 body/missing'],
        ['unreadable', '1:3 `$(` is not closed'],
      ],
    ],
  ])('%s', async (_, text, wanted) => {
    expect(await shownOf(text, { 'b.json': '{"action":\r\n"STOP"}\n' })).toEqual(wanted)
  })
})

describe('variables', () => {
  test.each<[string, string, string[][]]>([
    ['of the file', `H=https://x.example\nP="$H/v5"\n${get('$P/offers')}`, [['valid']]],
    ['in braces', `export H=https://x.example\n${get(`"\${H}/v5/offers"`)}`, [['valid']]],
    ['with a default', get(`"\${H:-https://x.example}/v5/offers"`), [['valid']]],
    [
      'that hold several words',
      `O="-s -X PATCH"\n${patch.replace('-X PATCH', '$O')} -d '{"action":"STOP"}'`,
      [['valid']],
    ],
    ['unknown in the host', get('"$HOST/v5/offers"'), [['valid']]],
    [
      'unknown in credentials',
      `${get('https://x.example/v5/offers')} -u "$USER:$PASSWORD"`,
      [['valid']],
    ],
    [
      'unknown among the options',
      get('$OPTIONS https://x.example/v5/offers'),
      [['unreadable', '1:6 variable `OPTIONS` is not defined, and it may contain options']],
    ],
    [
      'unknown arguments',
      get('"$@" https://x.example/v5/offers'),
      [['unreadable', '1:7 the value of `$@` is not known, and it may contain options']],
    ],
    [
      'unknown arrays',
      get(`"\${NOPE[@]}" https://x.example/v5/offers`),
      [['unreadable', `1:7 the value of \`\${NOPE[@]}\` is not known, and it may contain options`]],
    ],
    [
      'unknown as a header',
      get('https://x.example/v5/offers -H "$AUTH"'),
      [['unreadable', '1:38 variable `AUTH` is not defined']],
    ],
    [
      'that are empty',
      `O=\nA=()\n${get(`$O "\${A[@]}" https://x.example/v5/offers`)}`,
      [['valid']],
    ],
    [
      'in arrays',
      `A=(-X PATCH # method\n ${id})\nA+=( ${key} ${json} )\ncurl "\${A[@]}" ${url} -d '{"action":"STOP"}'`,
      [['valid']],
    ],
    [
      'in arrays, with positions',
      `declare -a A=(-d '{"action":\n"Stop"}')\n${patch} \${A[@]+"\${A[@]}"}`,
      [['invalid', '2:1 structure']],
    ],
    [
      'in arrays without quotes',
      `A=(-s -S)\n${get(`\${A[@]} https://x.example/v5/offers`)}`,
      [['valid']],
    ],
    [
      'in arrays that are split',
      `A=(-H 'X-A: 1')\n${get(`\${A[@]} https://x.example/v5/offers`)}`,
      [['unreadable', `2:6 the value of \`\${A[@]}\` is not known, and it may contain options`]],
    ],
    [
      'unknown in the path',
      get('https://x.example/v5/offers?limit=$N'),
      [['unreadable', '1:40 variable `N` is not defined']],
    ],
    [
      'unknown in a header',
      get('https://x.example/v5/offers -H "X-SVC-Request-Id: $N"'),
      [['unreadable', '1:56 variable `N` is not defined']],
    ],
    [
      'unknown in the body',
      `${patch} -d "{\\"action\\": \\"$A\\"}"`,
      [['unreadable', '1:225 variable `A` is not defined']],
    ],
    ['in single quotes', `${patch} -d '{"action": "$A"}'`, [['invalid', '1:221 structure']]],
    [
      'with the output of a command',
      `${patch} -d "$(jq -n 1)"`,
      [['unreadable', '1:210 the output of `jq -n 1` is not known']],
    ],
    [
      'with a new id',
      `${patch.replace(key, '-H "Idempotency-Key: $(uuidgen)"')} -d '{"action":"STOP"}'`,
      [['valid']],
    ],
    [
      'unknown for other hosts and paths',
      `curl "https://x.example/$A" -d "$B"\n${get('https://x.example/v5/offers')}`,
      [['valid']],
    ],
  ])('%s', async (_, text, wanted) => {
    expect(await shownOf(text)).toEqual(wanted)
  })
})

describe('options', () => {
  test.each<[string, string, string[][]]>([
    [
      'combined short options',
      `curl -sSXPATCH ${url} ${id} ${key} -H'Content-Type: application/json' -d'{"action":"STOP"}'`,
      [['valid']],
    ],
    ['--json', `curl -X PATCH --json '{"action":"STOP"}' ${id} ${key} --url ${url}`, [['valid']]],
    [
      'POST by default',
      `curl https://x.example/v5/campaigns/test --json '{}' ${id} ${key}`,
      [['invalid', '1:50 structure', '1:50 test/channel-required', '1:50 test/content-required']],
    ],
    [
      'the media type of a form by default',
      `curl -X PATCH ${url} ${id} ${key} -d '{"action":"STOP"}'`,
      [['invalid', '1:1 http/content-type']],
    ],
    ['-G', get('-G -d limit=5 https://x.example/v5/offers'), [['valid']]],
    [
      '-G with encoded values',
      get('-G --data-urlencode "limit=a b" https://x.example/v5/offers'),
      [['valid']],
    ],
    [
      'a multipart form',
      `curl -F a=b -F c=d https://x.example/v5/campaigns ${id} ${key}`,
      [['invalid', '1:9 http/content-type']],
    ],
    ['-I', get('-I https://x.example/v5/offers'), [['valid']]],
    [
      'options with values',
      get('-o out.json --max-time 5 --retry 2 -w "%{http_code}" https://x.example/v5/offers'),
      [['valid']],
    ],
    ['unknown options', get('--no-such-option -7 https://x.example/v5/offers'), [['valid']]],
    ['a removed header', `${patch} -H 'Content-Type:' -d '{"action":"STOP"}'`, [['valid']]],
    [
      'headers from a file',
      `${get('https://x.example/v5/offers')} -H@h.txt`,
      [
        [
          'unreadable',
          '1:63 headers from a file (-H @file) are not supported; write them in the command',
        ],
      ],
    ],
    [
      'options from a file',
      get('-K cfg https://x.example/v5/offers'),
      [
        [
          'unreadable',
          '1:9 options from a file (-K, --config) are not supported; write them in the command',
        ],
      ],
    ],
    [
      '--next',
      `${get('https://x.example/v5/offers')} --next ${get('https://x.example/v5/offers').slice(5)}`,
      [['valid'], ['valid']],
    ],
    [
      'several URLs',
      `curl ${id} https://x.example/v5/offers https://x.example/v5/offers?limit=5`,
      [['valid'], ['valid']],
    ],
  ])('%s', async (_, text, wanted) => {
    expect(await shownOf(text)).toEqual(wanted)
  })

  test.each<[string, string, string[]]>([
    ['-u', "-u 'user:pass'", ['valid']],
    ['-u without a blank', '-uuser:pass', ['valid']],
    ['-u without a password', '-u user', ['valid']],
    ['none', '', ['invalid', '1:1 auth/credentials-malformed']],
    ['--oauth2-bearer', '--oauth2-bearer abcdef', ['invalid', '1:77 auth/credentials-malformed']],
    ['a header', "-H 'Authorization: Basic dXNlcjpwYXNz'", ['valid']],
  ])('credentials: %s', async (_, option, wanted) => {
    const text = `${get('https://x.example/v5/offers')} ${option}`
    expect((await checked({ 'a.sh': text }, ['a.sh'])).shown).toEqual([wanted])
  })
})

describe('scripts', () => {
  test.each<[string, string, number]>([
    ['comments', `# it's a comment\n${get('https://x.example/v5/offers')} # it's one`, 1],
    ['lists and pipes', `true && ${get('/v5/offers')} | jq . ; ${get('/v5/offers')} || exit`, 2],
    ['conditions', `if ! ${get('/v5/offers')}; then ${get('/v5/offers')}; fi`, 2],
    [
      'substitutions',
      `A=$(${get('/v5/offers')})\nB="$(${get('/v5/offers')} | jq)"\nC=\`${get('/v5/offers')}\``,
      3,
    ],
    ['redirections', `${get('/v5/offers')} > out.json 2>&1\n${get('/v5/offers')} &>/dev/null`, 2],
    ['arithmetic', `(( a = 1 << 2 ))\nb=$((1 << 2))\n${get('/v5/offers')}`, 1],
    ['paths and wrappers', `sudo /usr/bin/${get('/v5/offers')}\n$ ${get('/v5/offers')}`, 2],
    ['functions and cases', `f() {\n  case $1 in a|b) ${get('/v5/offers')};; esac\n}`, 1],
    ['text that names curl', `echo curl /v5/offers\n# curl /v5/offers\n${get('/v5/offers')}`, 1],
  ])('finds commands: %s', async (_, text, count) => {
    expect(await shownOf(text.replaceAll(' /v5', ' https://x.example/v5'))).toHaveLength(count)
  })

  test('without curl are unreadable if they are named, and skipped in folders', async () => {
    const other = { 'a.sh': 'echo hi', 'b/c.bash': `${patch} -d '{"action":"STOP"}'` }
    const { code, shown } = await checked(other, ['a.sh'])
    expect({ code, shown }).toEqual({
      code: 2,
      shown: [['unreadable', 'no curl command with a URL']],
    })
    const { report } = await checked(other, ['.', '--rule', 'auth/*=off'])
    expect(report.summary).toMatchObject({
      ...{ files: 1, right: 1, unusable: 0 },
      notes: ['skipped 1 file that contains no requests: a.sh'],
    })
  })

  test('with curl commands for other hosts only are skipped in folders', async () => {
    const files = { 'a.sh': 'curl https://example.org', 'b.json': '{"operation": "listOfferings"}' }
    const { report } = await checked(files)
    expect(report.summary).toMatchObject({
      notes: ['skipped 1 file that contains no requests: a.sh'],
    })
  })
})

describe('--curl', () => {
  const run = async (args: string[], input = '') => {
    const folder = folderOf({ 'b.json': '{"action": "Stop"}' })
    const all = ['check', '--format', 'json', '--rule', 'auth/*=off', ...args]
    const { stdout } = await campaignContract(all, { cwd: folder, input })
    return (JSON.parse(stdout) as Report).files.map((each) => [each.file, ...shown(each)])
  }

  test.each<[string, string[], string]>([
    ['a command', ['--curl', `${patch} -d '{"action":"Stop"}'`], ''],
    ['standard input', ['--curl', '-'], `${patch} -d '{"action":"Stop"}'`],
  ])('reads %s', async (_, args, input) => {
    expect(await run(args, input)).toEqual([['<curl>', 'invalid', '1:220 structure']])
  })

  test('numbers only several commands', async () => {
    const numbers = async (command: string) => {
      const { stdout } = await campaignContract(['check', '--format', 'json', '--curl', command])
      return (JSON.parse(stdout) as Report).files.map(({ document }) => document)
    }
    const command = get('https://x.example/v5/offers')
    expect(await numbers(command)).toEqual([undefined])
    expect(await numbers(`${command}; ${command}`)).toEqual([1, 2])
  })

  test('reads files from the working folder', async () => {
    expect(await run(['--curl', `${patch} -d @b.json`])).toEqual([
      ['<curl>', 'invalid', '1:209 structure'],
    ])
  })

  test('reads what browsers copy for Windows', async () => {
    const copied = `curl ^"${url}^" ^
  -X ^"PATCH^" ^
  -H ^"X-SVC-Request-Id: a-1^" ^
  -H ^"Idempotency-Key: 7f11d04b-642b-4fe5-a88a-853251926081^" ^
  -H ^"content-type: application/json^" ^
  --data-raw ^"^{^\\^"action^\\^":^\\^"Stop^\\^"^}^"`
    expect(await run(['--curl', copied])).toEqual([['<curl>', 'invalid', '6:36 structure']])
  })

  test('rejects other text', async () => {
    expect(await run(['--curl', 'wget x'])).toEqual([
      ['<curl>', 'unreadable', 'no curl command with a URL'],
    ])
  })
})

describe('.http files', () => {
  test('may contain curl commands with variables', async () => {
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
    const { shown } = await checked({ 'a.http': text }, ['a.http', '--rule', 'auth/*=off'])
    expect(shown).toEqual([
      ['valid'],
      ['invalid', '9:18 structure'],
      ['unreadable', '12:32 variable `n` is not defined'],
    ])
  })
})
