// These scripts run in the page. They are strings, because the tests compile without DOM types.

/** Returns the width of the content and of the window. */
export const pageWidths = `({ content: document.documentElement.scrollWidth, window: innerWidth })`

/** Returns every kind of text with less contrast than WCAG 2.2 level AA requires. */
export const lowContrasts = `(() => {
  const channels = (color) => {
    const [red, green, blue, alpha = 1] = color.match(/[\\d.]+/g).map(Number)
    return { rgb: [red, green, blue], alpha }
  }
  const over = (top, under) => top.rgb.map((value, at) => value * top.alpha + under[at] * (1 - top.alpha))
  const behind = (element) => {
    if (!element) return [255, 255, 255]
    const own = channels(getComputedStyle(element).backgroundColor)
    return own.alpha === 1 ? own.rgb : over(own, behind(element.parentElement))
  }
  const luminance = (rgb) => {
    const [red, green, blue] = rgb.map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const found = new Set()
  let checked = 0
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    if (texts.currentNode.data.trim() === '' || !element.checkVisibility()) continue
    if (element.closest('script, .unseen, :disabled')) continue
    checked += 1
    const back = behind(element)
    const front = over(channels(getComputedStyle(element).color), back)
    const [dark, light] = [luminance(front), luminance(back)].sort((one, other) => one - other)
    const ratio = (light + 0.05) / (dark + 0.05)
    if (ratio < 4.5) found.add(element.localName + '.' + element.className + ' ' + ratio.toFixed(2))
  }
  if (checked < 20) found.add('hardly any text was checked')
  return [...found]
})()`
