type Attributes = Readonly<Record<string, string | boolean | undefined>>

/** Creates an element. Text is only ever set as text; `true` sets an empty attribute. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue
    created.setAttribute(name, value === true ? '' : value)
  }
  created.append(...children)
  return created
}

/** Creates a button that calls a function. */
export function button(label: string, onClick: () => void, attributes: Attributes = {}) {
  const created = element('button', { type: 'button', ...attributes }, label)
  created.addEventListener('click', onClick)
  return created
}

let fields = 0

/** Returns a new id, to connect an element with its label or description. */
export const newId = (): string => `playground-${++fields}`
