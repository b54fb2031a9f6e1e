import type { OperationName } from '../../../generated/operations.js'
import { contractRequest } from './contract-requests.js'

/** A named target, with the headers and body of one operation. */
export interface NamedTarget {
  group: string
  operation: OperationName
  method: string
  target: string
  /** Header lines to add. */
  lines?: readonly string[]
}

export const pathOf = (operation: OperationName): string => contractRequest(operation).path

export const offerings = pathOf('listOfferings')
export const offering = pathOf('updateOffering')
export const campaign = pathOf('getCampaign')
export const status = pathOf('changeCampaignStatus')

/** An operation of each method and depth. */
export const samples: readonly OperationName[] = [
  'listOfferings',
  'updateOffering',
  'changeCampaignStatus',
  'getCampaign',
  'listCampaignExecutions',
  'testCampaign',
]

export const operationAt = (path: string): OperationName =>
  samples.find((each) => pathOf(each) === path) as OperationName

/** Targets of one operation. */
export const of =
  (group: string, operation: OperationName) =>
  (...targets: string[]): NamedTarget[] =>
    targets.map((target) => ({
      group,
      operation,
      method: contractRequest(operation).method,
      target,
    }))

/** Applies a trick to the path of every sample. */
export const onEach = (
  group: string,
  trick: (path: string) => string[],
  operations = samples,
): NamedTarget[] =>
  operations.flatMap((operation) => of(group, operation)(...new Set(trick(pathOf(operation)))))

/** Returns the path once for each segment, with that segment changed. */
export const atEachSegment = (path: string, change: (segment: string) => string): string[] => {
  const segments = path.split('/').slice(1)
  return segments.map(
    (_, changed) =>
      `/${segments.map((each, index) => (index === changed ? change(each) : each)).join('/')}`,
  )
}

/** Returns the path once for each slash, with something else in its place. */
export const atEachSlash = (path: string, instead: string): string[] =>
  [...path.matchAll(/\//g)].map(
    ({ index }) => path.slice(0, index) + instead + path.slice(index + 1),
  )
