/** Resolves once the page is loaded and shown, and the browser has nothing else to do. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    const wait = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(() => resolve(), { timeout: 2000 })
        : setTimeout(resolve, 200)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })
