/** What is built and what the peers need are not there until the benchmark runs. */
export const load = (module: string) => import(new URL(module, import.meta.url).href)
