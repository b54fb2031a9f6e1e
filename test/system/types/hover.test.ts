import { expect, test } from 'vitest'
import { errorsByLine, moduleInMemory } from './module-in-memory.js'

/* What an editor shows for bodies, with all fields. */

/** Shows also what editors abbreviate. */
const longest = 100_000

const code = `
import { createContract } from '../../../src/core/index.js'
const contract = createContract()

const offering = contract.check('createOffering', {})
if (offering.ok) {
  const { body: createOffering, params: createOfferingParams } = offering.request
}
const campaign = contract.check('createCampaign', {})
if (campaign.ok) {
  const { body: createCampaign } = campaign.request
}
const update = contract.check('updateCampaign', {})
if (update.ok) {
  const { body: updateCampaign, params: updateCampaignParams } = update.request
}
const test = contract.check('testCampaign', {})
if (test.ok) {
  const { body: testCampaign } = test.request
  const content = testCampaign.campaign_content?.content
  if (content !== undefined && 'default' in content) {
    const keyedContent = content
    const { default: defaultLocale } = content
  }
  if (testCampaign.channel === 'PUSH') {
    const pushContent = testCampaign.campaign_content?.content
  }
}
`

const module = moduleInMemory(code)
const { service, file } = module

test('the code compiles', () => {
  expect(errorsByLine(module)).toEqual(new Map())
})

test.each([
  'createOffering',
  'createOfferingParams',
  'createCampaign',
  'updateCampaign',
  'updateCampaignParams',
  'testCampaign',
  'content',
  'keyedContent',
  'defaultLocale',
  'pushContent',
])('%s is shown as plain objects', (name) => {
  const position = code.search(new RegExp(`\\b${name}\\b(?!['.])`))
  const shown = service.getQuickInfoAtPosition(file, position, longest)?.displayParts ?? []
  const text = shown.map((part) => part.text).join('')
  expect(text).toContain(name)
  expect(text).not.toMatch(/ & |Omit<|Flatten|WithRequired|components\[/)
})
