import { DomUtils, parseDocument } from 'htmlparser2'

/** An element of XML. */
export interface XmlElement {
  attributes: Readonly<Record<string, string>>
  /** The names of the elements in it. */
  inner: string[]
  text: string
}

/** Returns the elements of a name in XML whose form a validator has checked. */
export const elementsIn = (xml: string, name: string): XmlElement[] =>
  DomUtils.getElementsByTagName(name, parseDocument(xml, { xmlMode: true })).map((element) => ({
    attributes: element.attribs,
    inner: DomUtils.getElementsByTagName('*', element.children).map((each) => each.name),
    text: DomUtils.textContent(element),
  }))
