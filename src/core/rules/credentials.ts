import type { Check } from '../engine/check.js'

/** The credentials as sent. (Authentication) */
export function sentCredentials(c: Check): void {
  if (c.headers === undefined) c.skip('auth/credentials-malformed')
  else if (c.headers.authorization === undefined) {
    c.report(
      'auth/credentials-malformed',
      'Authorization',
      'The `Authorization` header is missing; send Basic credentials.',
    )
  } else if (!c.headers.hasCredentials) {
    c.report(
      'auth/credentials-malformed',
      'Authorization',
      'Must be `Basic` and the base64 of `<username>:<password>`; neither may be empty.',
    )
  }
}

/** Whether the server knows the caller. */
export function authentication(c: Check): void {
  const { authenticated } = c.facts
  if (authenticated === undefined) c.skip('auth/credentials-rejected')
  else if (!authenticated) {
    c.report(
      'auth/credentials-rejected',
      'Authorization',
      'The credentials are not valid for this workspace.',
    )
  }
}

export function permission(c: Check): void {
  const { permitted } = c.facts
  if (permitted === undefined) c.skip('auth/permission-missing')
  else if (!permitted) {
    c.report(
      'auth/permission-missing',
      'Authorization',
      'The API key does not have the permission for this operation.',
    )
  }
}

export function offeringsEnabled(c: Check): void {
  const enabled = c.facts.workspace?.offeringsEnabled
  if (enabled === undefined) c.skip('offering/feature-disabled')
  else if (!enabled) {
    c.report(
      'offering/feature-disabled',
      '',
      'Offer decisioning is not enabled for this workspace.',
    )
  }
}
