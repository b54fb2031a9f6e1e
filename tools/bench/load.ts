/** Imports at run time: the build and the peers do not exist before. */
export const load = (module: string) => import(new URL(module, import.meta.url).href)
