const load = (module: string) => import(new URL(module, import.meta.url).href)

/** Imports a file of the build, which does not exist before `npm run build`. */
export const dist = (file: string) => load(`../../dist/${file}`)

/** Imports a peer, whose packages are installed before the benchmark. */
export const peer = (file: string) => load(`peers/${file}`)
