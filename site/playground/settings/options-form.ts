import { areaField, dataField, textField } from './fields.js'
import { createForm, type Form } from './form.js'
import { readSeverities, writeSeverities } from './severities.js'

/** Creates the form of the options of the contract. */
export const optionsForm = (onChange: () => void): Form =>
  createForm(
    'Settings',
    'The options of createContract.',
    {
      serviceName: textField(
        'Service name',
        'Short name of the service in header names.',
        onChange,
        'SVC',
      ),
      rules: areaField(
        'Severities',
        'One rule or group per line: error, warn or off.',
        onChange,
        'push/*: off\noffering/name-taken: warn',
        {
          read(text) {
            const { rules, error } = readSeverities(text)
            if (error !== undefined) return { error }
            return Object.keys(rules).length === 0 ? undefined : { value: rules }
          },
          write: (value) =>
            typeof value === 'object' && value !== null ? writeSeverities({ ...value }) : '',
        },
      ),
    },
    dataField(
      'Other options',
      'In JSON or YAML.',
      onChange,
      'singleViolation: detail\nbasePath: /api',
    ),
  )
