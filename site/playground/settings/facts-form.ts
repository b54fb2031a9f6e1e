import { choiceField, dataField, textField } from './fields.js'
import { createForm, type Form } from './form.js'

const stored = 'As stored, in JSON or YAML; null if it does not exist.'

/** Creates the form of what only a server knows. */
export const factsForm = (onChange: () => void): Form =>
  createForm(
    'Facts',
    'What only the server knows. Facts in a request document override these.',
    {
      now: textField('Time of the request', 'Default: now.', onChange, '2030-01-15T09:30:00Z'),
      recentRequests: dataField(
        'Earlier calls of the operation',
        'A list of times in epoch milliseconds.',
        onChange,
        '[1894699800000, 1894699801000]',
        1,
      ),
      authenticated: choiceField('Authenticated', 'Whether the credentials are valid.', onChange),
      permitted: choiceField('Permitted', 'Whether the API key has the permission.', onChange),
      campaign: dataField(
        'Campaign',
        stored,
        onChange,
        'status: DRAFT\nchannel: PUSH\ncampaign_delivery_type: ONE_TIME',
      ),
      offering: dataField('Offering', stored, onChange, 'status: active\nname: Winter_Sale'),
      workspace: dataField(
        'Workspace',
        'Settings and inventories, in JSON or YAML.',
        onChange,
        'offeringsEnabled: true\ntagIds: [tag_winter]\ntemplateIds: [tpl_banner]',
      ),
      idempotency: dataField(
        'Earlier call with the same key',
        'JSON or YAML; null if there was none.',
        onChange,
        'state: completed\nfingerprint: …\ncreatedAt: 2030-01-15T09:00:00Z',
      ),
    },
    dataField('Other facts', 'Facts of plugins, in JSON or YAML.', onChange, 'plugins: {acme: …}'),
  )
