import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '@hey-api/openapi-ts'
import openapiTS, { astToString } from 'openapi-typescript'
import { generateZodClientFromOpenAPI } from 'openapi-zod-client'
import { generate } from 'orval'
import { parse } from 'yaml'

/**
 * Generates clients of both documents into a folder. The options add header parameters, Zod schemas,
 * and offsets in date-times, which the generators leave out by default.
 */
export async function generateClients(folder: string): Promise<void> {
  for (const family of ['campaigns', 'offerings']) {
    const input = fileURLToPath(new URL(`../../../openapi/${family}.yaml`, import.meta.url))
    const text = readFileSync(input, 'utf8')
    const output = (name: string) => join(folder, name, family)

    writeFileSync(`${output('openapi-typescript')}.ts`, astToString(await openapiTS(text)))
    await createClient({
      input,
      output: output('hey-api'),
      plugins: [
        '@hey-api/typescript',
        '@hey-api/sdk',
        '@hey-api/client-fetch',
        { name: 'zod', dates: { offset: true } },
      ],
      logs: { level: 'silent' },
    })
    for (const client of ['fetch', 'zod'] as const) {
      const target = `${output('orval')}-${client}.ts`
      const override = { zod: { dateTimeOptions: { offset: true } } }
      await generate({
        input: { target: input },
        output: { target, client, headers: true, override },
      })
    }
    await generateZodClientFromOpenAPI({
      openApiDoc: parse(text),
      distPath: `${output('openapi-zod-client')}.ts`,
    })
  }
}
