import { element } from '../elements.js'

/** Verdicts that follow each other faster are announced once, when typing stops. */
const pause = 1200

/** Creates a live region for screen readers that speaks a verdict only if it stays, and is new. */
export function announcer() {
  const region = element('p', { role: 'status', class: 'visually-hidden' })
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    element: region,
    announce(text: string): void {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (region.textContent !== text) region.textContent = text
      }, pause)
    },
    remove: (): void => clearTimeout(timer),
  }
}
