import { entries, type HostileBody, list, nested, repeated } from './hostile-body.js'

const offering = (name: string, text: (bytes: number) => string): HostileBody => ({
  name,
  operation: 'createOffering',
  text,
})

/** Attacks on parsing the text. */
export const jsonTexts: readonly HostileBody[] = [
  offering('one key repeated', (n) => `{${entries(n, () => '"a":1')}}`),
  offering('keys repeated in turns', (n) => `{${entries(n, (index) => `"k${index % 500}":1`)}}`),
  offering('a long key repeated', (n) => `{${entries(n, () => `"${repeated(2000, 'k')}":1`)}}`),
  offering('keys repeated at a great depth', (n) =>
    nested(n / 2, '{"a":', '}', `{${entries(n / 2, () => '"b":1')}}`),
  ),
  offering('keys repeated at every depth', (n) => nested(n, '{"a":1,"a":', '}', '1')),
  offering(
    'keys repeated under a long key',
    (n) => `{"offer_content":{"${repeated(n / 2, 'k')}":{${entries(n / 2, () => '"b":1')}}}}`,
  ),
  offering('`__proto__` repeated', (n) => `{${entries(n, () => '"__proto__":{}')}}`),
  offering('repeated keys with escapes', (n) => `{${entries(n, () => '"\\u0061":1')}}`),
  offering('rounded numbers', (n) => `{"offer_content":${list(n, () => '9007199254740993')}}`),
  offering('numbers beyond the largest', (n) => `{"offer_content":${list(n, () => '1e999')}}`),
  offering('numbers near zero', (n) => `{"offer_content":${list(n, () => '4.9e-324')}}`),
  offering(
    'numbers of 800 digits',
    (n) => `{"offer_content":${list(n, () => `0.${repeated(800, '7')}`)}}`,
  ),
  offering(
    'numbers of 2,000 digits that need all of them',
    (n) => `{"offer_content":${list(n, () => `${repeated(1700, '1234567')}e-2020`)}}`,
  ),
  offering('large exponents', (n) => `{"offer_content":${list(n, () => '17976931348623158e292')}}`),
  offering('one long number', (n) => `{"priority":${repeated(n, '1')}}`),
  offering('one long fraction', (n) => `{"priority":0.${repeated(n, '1')}}`),
  offering('nesting that is not closed', (n) => repeated(n, '[')),
  offering('lists in lists', (n) => nested(n, '[', ']', '')),
  offering('objects in objects', (n) => nested(n, '{"a":', '}', '1')),
  offering('one text and nothing else', (n) => `"${repeated(n, 'a')}"`),
  offering('an error behind many lines', (n) => `{"tags":[${repeated(n, '1,\n')}x]}`),
  offering('spaces', (n) => `{${repeated(n, ' \n')}}`),
  offering('one long text', (n) => `{"name":"${repeated(n, 'a')}!"}`),
  offering('one long text of escapes', (n) => `{"name":"${repeated(n, '\\u0041')}"}`),
  offering(
    'one long text of astral characters',
    (n) => `{"description":"${repeated(n / 4, '😀')}"}`,
  ),
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
  offering('empty objects', (n) => `{"offer_content":${list(n, () => '{}')}}`),
  {
    name: 'long credentials',
    operation: 'createOffering',
    text: (n) => `{"name":"${repeated(n, 'a')}"}`,
    headers: (n) => ({ Authorization: `Basic ${repeated(n, 'YTph')}` }),
  },
  {
    name: 'a long request id in the header',
    operation: 'updateCampaign',
    text: (n) => `{"name":"${repeated(n, 'a')}"}`,
    headers: (n) => ({ 'X-SVC-Request-Id': repeated(n, 'r') }),
  },
  {
    name: 'many headers',
    operation: 'createOffering',
    text: (n) => `{"name":"${repeated(n, 'a')}"}`,
    headers: (n) =>
      Object.fromEntries(Array.from({ length: n / 64 }, (_, index) => [`x-${index}`, 'y'])),
  },
]
