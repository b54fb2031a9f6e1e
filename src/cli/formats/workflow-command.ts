/** Returns a workflow command of GitHub Actions, escaped so that its text cannot start another one. */
export function workflowCommand(
  name: 'error' | 'warning' | 'notice',
  properties: Readonly<Record<string, string | number | undefined>>,
  message: string,
): string {
  const given = Object.entries(properties).filter(([, value]) => value !== undefined)
  const written = given.map(([key, value]) => `${key}=${propertyText(String(value))}`).join(',')
  return `::${name}${written === '' ? '' : ` ${written}`}::${messageText(message)}\n`
}

const messageText = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const propertyText = (text: string): string =>
  messageText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
