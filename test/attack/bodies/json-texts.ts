import { entries, type HostileBody, list, nested, repeated } from './hostile-body.js'

const offering = (name: string, text: (bytes: number) => string): HostileBody => ({
  name,
  operation: 'createOffering',
  text,
})

/** Attacks on parsing the text. */
export const jsonTexts: readonly HostileBody[] = [
  offering('keys repeated in turns', (n) => `{${entries(n, (index) => `"k${index % 500}":1`)}}`),
  offering('a long key repeated', (n) => `{${entries(n, () => `"${repeated(2000, 'k')}":1`)}}`),
  offering('keys repeated at every depth', (n) => nested(n, '{"a":1,"a":', '}', '1')),
  offering('`__proto__` repeated', (n) => `{${entries(n, () => '"__proto__":{}')}}`),
  offering(
    'numbers of 2,000 digits that need all of them',
    (n) => `{"offer_content":${list(n, () => `${repeated(1700, '1234567')}e-2020`)}}`,
  ),
  offering('one long number', (n) => `{"priority":${repeated(n, '1')}}`),
  offering('one long fraction', (n) => `{"priority":0.${repeated(n, '0')}1e${n}}`),
  offering('one long exponent', (n) => `{"priority":1e${repeated(n, '9')}}`),
  offering('nesting that is not closed', (n) => repeated(n, '[')),
  offering('an error behind many lines', (n) => `{"tags":[${repeated(n, '1,\n')}x]}`),
  offering(
    'a date-time with a long fraction',
    (n) => `{"scheduling":{"start_datetime":"2031-05-01T09:00:00.${repeated(n, '1')}!"}}`,
  ),
  {
    name: 'a URI of escapes',
    operation: 'testCampaign',
    text: (n) =>
      `{"channel":"PUSH","campaign_content":{"content":{"push":{"android":{"basic_details":{"image_url":"https://a/${repeated(n, '%41')}%4"}}}}}}`,
  },
  {
    name: 'an almost template',
    operation: 'testCampaign',
    text: (n) =>
      `{"channel":"PUSH","campaign_content":{"content":{"push":{"android":{"basic_details":{"image_url":"${repeated(n, '{ ')}"}}}}}}`,
  },
  {
    name: 'long credentials',
    operation: 'createOffering',
    text: (n) => `{"name":"${repeated(n, 'a')}"}`,
    headers: (n) => ({ Authorization: `Basic ${repeated(n, 'YTph')}` }),
  },
  {
    name: 'many headers',
    operation: 'createOffering',
    text: (n) => `{"name":"${repeated(n, 'a')}"}`,
    headers: (n) =>
      Object.fromEntries(Array.from({ length: n / 64 }, (_, index) => [`x-${index}`, 'y'])),
  },
]
