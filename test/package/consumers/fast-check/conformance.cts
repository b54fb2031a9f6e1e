import { reportFormats, runConformance } from 'campaign-contract/conformance'

export const html = async (target: URL): Promise<string> =>
  reportFormats.html(await runConformance({ target, level: 'SHOULD' }))
