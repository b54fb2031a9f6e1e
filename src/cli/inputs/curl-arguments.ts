import { type LocatedText, sliced } from './located-text.js'
import type { ShellWord } from './shell.js'

/** One request of a curl command, to any number of URLs. */
export interface CurlRequest {
  start: LocatedText
  urls: ShellWord[]
  /** The values of options by their long names, in order. */
  options: { name: string; value: ShellWord }[]
  flags: Set<string>
  /** A word that may stand for any number of words. */
  unclear?: ShellWord
}

/** Words that may stand before the name of a program. */
const prefixes = new Set('sudo env exec command builtin nohup time $ %'.split(' '))

/** Reads the arguments of a curl command; `--next` separates requests. */
export function requestsOf(all: readonly ShellWord[]): CurlRequest[] {
  const at = all.findIndex(({ text }) => !(prefixes.has(text) || /^[A-Za-z_]\w*=/.test(text)))
  const [program, ...words] = at === -1 ? [] : all.slice(at)
  if (program === undefined || !/(?:^|[/\\])curl(?:\.exe)?$/i.test(program.text)) return []
  const requests: CurlRequest[] = []
  const begin = (): CurlRequest => {
    const request = { start: program, urls: [], options: [], flags: new Set<string>() }
    requests.push(request)
    return request
  }
  let request = begin()
  let areOptions = true
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as ShellWord
    if (!areOptions || word.text === '-' || !word.text.startsWith('-')) request.urls.push(word)
    else if (word.text === '--') areOptions = false
    else {
      for (const option of optionsIn(word.text)) {
        if (option.name === 'next') request = begin()
        else if (!option.hasValue) request.flags.add(option.name)
        else addOption(request, option, word, words[option.valueAt === undefined ? ++index : index])
      }
    }
  }
  return requests.filter(({ urls }) => urls.length > 0).map(withoutWordLists)
}

/** Drops what may be options, such as `$OPTIONS`, when there is another URL. */
function withoutWordLists(request: CurlRequest): CurlRequest {
  const urls = request.urls.filter(({ isWordList }) => !isWordList)
  const unclear = request.urls.find(({ isWordList }) => isWordList)
  return { ...request, ...(urls.length > 0 && { urls }), ...(unclear && { unclear }) }
}

function addOption(
  request: CurlRequest,
  { name, valueAt }: CurlOption,
  word: ShellWord,
  next: ShellWord | undefined,
): void {
  const value = valueAt === undefined ? next : { ...word, ...sliced(word, valueAt) }
  if (value === undefined) return
  if (name === 'url') request.urls.push(value)
  else request.options.push({ name, value })
}

/** Returns the values of an option. */
export const valuesOf = ({ options }: CurlRequest, ...names: string[]): ShellWord[] =>
  options.filter(({ name }) => names.includes(name)).map(({ value }) => value)

/** Options of curl that take a value, by their short names. */
const short = new Map(
  `A:user-agent b:cookie c:cookie-jar C:continue-at d:data D:dump-header e:referer E:cert F:form H:header
  K:config m:max-time o:output P:ftp-port Q:quote r:range t:telnet-option T:upload-file u:user
  U:proxy-user w:write-out x:proxy X:request y:speed-time Y:speed-limit z:time-cond`
    .split(/\s+/)
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]),
)

/** Options without a value that matter for the request, by their short names. */
const shortFlags = new Map([
  ['G', 'get'],
  ['I', 'head'],
  ['n', 'netrc'],
  [':', 'next'],
])

/** All options of curl that take a value. */
const valued = new Set(
  `abstract-unix-socket alt-svc aws-sigv4 cacert capath cert cert-type ciphers config connect-timeout
  connect-to continue-at cookie cookie-jar create-file-mode crlfile curves data data-ascii data-binary
  data-raw data-urlencode delegation dns-interface dns-ipv4-addr dns-ipv6-addr dns-servers doh-url
  dump-header ech egd-file engine etag-compare etag-save expand-data expand-header expand-output
  expand-url expand-user expect100-timeout form form-string ftp-account ftp-alternative-to-user
  ftp-method ftp-port ftp-ssl-ccc-mode happy-eyeballs-timeout-ms haproxy-clientip header hostpubmd5
  hostpubsha256 hsts interface ip-tos ipfs-gateway json keepalive-cnt keepalive-time key key-type
  knownhosts krb libcurl limit-rate local-port login-options mail-auth mail-from mail-rcpt max-filesize
  max-redirs max-time netrc-file noproxy oauth2-bearer output output-dir parallel-max
  parallel-max-host pass pinnedpubkey preproxy proto proto-default proto-redir proxy proxy-cacert
  proxy-capath proxy-cert proxy-cert-type proxy-ciphers proxy-crlfile proxy-header proxy-key
  proxy-key-type proxy-pass proxy-pinnedpubkey proxy-service-name proxy-tls13-ciphers
  proxy-tlsauthtype proxy-tlspassword proxy-tlsuser proxy-user proxy1.0 pubkey quote random-file range
  rate referer request request-target resolve retry retry-delay retry-max-time sasl-authzid
  service-name sigalgs socks4 socks4a socks5 socks5-gssapi-service socks5-hostname speed-limit
  speed-time stderr telnet-option tftp-blksize time-cond tls-max tls13-ciphers tlsauthtype tlspassword
  tlsuser trace trace-ascii trace-config unix-socket upload-file upload-flags url url-query user
  user-agent variable vlan-priority write-out`.split(/\s+/),
)

/** An option of curl, as its long name. */
interface CurlOption {
  name: string
  /** Offset in the word where the value starts; undefined when it is the next word or there is none. */
  valueAt?: number
  hasValue: boolean
}

/** Returns the options in a word that starts with `-`: one long one, or any number of short ones. */
function optionsIn(word: string): CurlOption[] {
  if (word.startsWith('--')) {
    const [, name = '', sign] = /^--([^=]*)(=?)/.exec(word) ?? []
    const rest = sign === '=' ? { valueAt: name.length + 3 } : {}
    return [{ name, hasValue: valued.has(name), ...rest }]
  }
  const found: CurlOption[] = []
  for (let at = 1; at < word.length; at++) {
    const letter = word[at] as string
    const name = short.get(letter)
    if (name !== undefined) {
      const rest = at + 1 < word.length ? { valueAt: at + 1 } : {}
      return [...found, { name, hasValue: true, ...rest }]
    }
    const flag = shortFlags.get(letter)
    if (flag !== undefined) found.push({ name: flag, hasValue: false })
  }
  return found
}
