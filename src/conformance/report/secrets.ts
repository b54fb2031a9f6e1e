import type { FindingStep, ReceivedResponse, SentRequest } from './exchange.js'
import { mapStrings } from './map-strings.js'

/** A secret of the server under test, and the variable that a report shows instead. */
interface Secret {
  value: string
  variable: string
}

/** Replaces credentials and other secrets in a report with variables such as `$CREDENTIALS`. */
export class Secrets {
  readonly #secrets: readonly Secret[]

  constructor(secrets: readonly Secret[]) {
    // The longest first, because one secret may contain another.
    this.#secrets = secrets
      .filter(({ value }) => value !== '')
      .sort((a, b) => b.value.length - a.value.length)
  }

  get variables(): string[] {
    return this.#secrets.map(({ variable }) => variable)
  }

  #value<Value>(value: Value): Value {
    if (this.#secrets.length === 0) return value
    return mapStrings(value, (text) => this.text(text)) as Value
  }

  /** Returns a text without secrets, or without some of them. */
  text(text: string, secrets = this.#secrets): string {
    return secrets.reduce(
      (shown, { value, variable }) => shown.replaceAll(value, () => `$${variable}`),
      text,
    )
  }

  request(request: SentRequest): SentRequest {
    return { ...request, headers: this.#value(request.headers) }
  }

  response(response: ReceivedResponse): ReceivedResponse {
    return this.#value(response)
  }

  /** The body that sets a state repeats the headers of a request. */
  step = (step: FindingStep): FindingStep => {
    const request = this.request(step.request)
    const credentials = this.#secrets.filter(({ variable }) => variable.endsWith('_BASE64'))
    const body = request.body && this.text(request.body, credentials)
    return { ...step, request: { ...request, body } }
  }
}

/** The credentials that a suite may have, by the variable that replaces them. */
interface KnownCredentials {
  credentials?: string | undefined
  credentialsWithoutPermission?: string | undefined
  credentialsWithoutOfferings?: string | undefined
}

/** Returns the secrets of a run: its credentials, as sent, and the headers added to each request. */
export function secretsOf(
  known: KnownCredentials,
  headers: Readonly<Record<string, string>> = {},
): Secrets {
  const { credentials, credentialsWithoutPermission, credentialsWithoutOfferings } = known
  const altered = credentials === undefined ? [] : Object.entries(alteredCredentials)
  const named: [string, string | undefined][] = [
    ['CREDENTIALS', credentials],
    ...altered.map(([name, { alter }]): [string, string] => [
      `CREDENTIALS_${name}`,
      alter(String(credentials)),
    ]),
    ['CREDENTIALS_WITHOUT_PERMISSION', credentialsWithoutPermission],
    ['CREDENTIALS_WITHOUT_OFFERINGS', credentialsWithoutOfferings],
  ]
  const encoded = named.flatMap(([variable, value]) =>
    value === undefined ? [] : [{ value: base64(value), variable: `${variable}_BASE64` }],
  )
  const added = Object.entries(headers).map(([name, value]) => ({
    value,
    variable: variableOfHeader(name),
  }))
  return new Secrets([...encoded, ...added])
}

/** Returns the variable that a report shows instead of the value of a header added to each request. */
export const variableOfHeader = (name: string): string => name.toUpperCase().replace(/\W/g, '_')

/** Credentials near valid ones, by the end of their variable: the part that differs, and how. */
export const alteredCredentials: Readonly<
  Record<string, { part: string; alter: (credentials: string) => string }>
> = {
  WITH_OTHER_USERNAME: {
    part: 'username',
    alter: (credentials) => credentials.replace(/^[^:]*/, 'no-such-workspace'),
  },
  IN_OTHER_CASE: {
    part: 'case',
    alter: (credentials) =>
      credentials.replace(/:.*$/s, (password) =>
        password.replace(/\p{L}/gu, (letter) =>
          letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
        ),
      ),
  },
  WITHOUT_END: { part: 'end', alter: (credentials) => credentials.slice(0, -1) },
  WITH_MORE: { part: 'length', alter: (credentials) => `${credentials}0` },
}

/** Returns credentials as the header `Authorization` has them. */
export const base64 = (text: string): string => Buffer.from(text).toString('base64')
