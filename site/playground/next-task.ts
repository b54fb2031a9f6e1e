/** Resolves in another task, so that the page can draw and react before what follows. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
