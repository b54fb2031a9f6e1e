import type { Browser } from 'playwright-core'

interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

/** Parses XML with the parser of a browser, which rejects malformed documents. */
export async function readXml(browser: Browser, xml: string): Promise<XmlElement> {
  const page = await browser.newPage()
  const read = `(() => {
    const { documentElement } = new DOMParser().parseFromString(${JSON.stringify(xml)}, 'text/xml')
    const plain = (element) => ({
      name: element.localName,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      children: [...element.children].map(plain),
      text: element.children.length > 0 ? '' : element.textContent,
    })
    return plain(documentElement)
  })()`
  const root = await page.evaluate<XmlElement>(read)
  await page.close()
  const error = allElements(root).find(({ name }) => name === 'parsererror')
  if (error) throw new Error(JSON.stringify(error))
  return root
}

/** Returns an element and its descendants. */
export const allElements = (element: XmlElement): XmlElement[] => [
  element,
  ...element.children.flatMap(allElements),
]

/** The elements and their order that the schemas of Jenkins and Ant's JUnit task share. */
export const junitElements: Record<string, { attributes: string[]; children: string[] }> = {
  testsuites: {
    attributes: ['name', 'tests', 'failures', 'errors', 'skipped'],
    children: ['testsuite'],
  },
  testsuite: {
    attributes: ['name', 'timestamp', 'tests', 'failures', 'errors', 'skipped'],
    children: ['properties', 'testcase'],
  },
  properties: { attributes: [], children: ['property'] },
  property: { attributes: ['name', 'value'], children: [] },
  testcase: {
    attributes: ['classname', 'name'],
    children: ['failure', 'error', 'skipped', 'system-out'],
  },
  failure: { attributes: ['message', 'type'], children: [] },
  error: { attributes: ['message', 'type'], children: [] },
  skipped: { attributes: [], children: [] },
  'system-out': { attributes: [], children: [] },
}
