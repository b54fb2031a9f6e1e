import type { Browser } from 'playwright-core'

export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

/** Read by the XML parser of a browser, which refuses what is not well-formed. */
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

/** An element and all below it. */
export const allElements = (element: XmlElement): XmlElement[] => [
  element,
  ...element.children.flatMap(allElements),
]

/** What the schemas of Jenkins and of Ant's JUnit task have in common: elements and their order. */
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
