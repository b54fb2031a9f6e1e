import { button, element } from './elements.js'
import { linkRemark } from './link-remark.js'

/** How long the confirmation stays. */
const shownFor = 6000

/** Creates the button that copies the link, and the place for what is to be said about it. */
export function copyLink(getLink: () => Promise<string | undefined>) {
  const message = element('p', { class: 'copied', role: 'status' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const copy = async () => {
    const link = await getLink()
    message.replaceChildren(...(await copied(link)))
    clearTimeout(timer)
    timer = setTimeout(() => message.replaceChildren(), shownFor)
  }
  return {
    element: element(
      'div',
      { class: 'copy' },
      button('Copy link', () => void copy()),
      message,
    ),
    remove: () => clearTimeout(timer),
  }
}

async function copied(link: string | undefined): Promise<(Node | string)[]> {
  if (link === undefined) return ['The request is too large for a link.']
  try {
    await navigator.clipboard.writeText(link)
    return [linkRemark(link)]
  } catch {
    return ['The browser does not allow copying. The link is in the address bar.']
  }
}
