import { operationSummaries } from '../../../generated/operation-summaries.js'
import type { Path, Schema } from './schemas-at.js'

/** The members of a request document around the body. */
const envelope: Schema = {
  properties: {
    operation: {
      description: 'The operation that the request calls.',
      enum: Object.keys(operationSummaries),
    },
    params: { type: 'object', description: 'Parameters of the path, such as `campaign_id`.' },
    query: { type: 'object', description: 'Parameters of the query.' },
    headers: { type: 'object', description: 'Header fields of the request.' },
    body: { type: 'object', description: 'The body of the request.' },
    facts: { type: 'object', description: 'What only the server knows, such as `campaign`.' },
  },
}

/** Returns the schema of a whole text, and the path in it, for a path in the text. */
export function schemaFor(
  path: Path,
  isDocument: boolean,
  body: Schema | undefined,
): { schema: Schema; path: Path; bodyPath: Path } | undefined {
  if (!isDocument) return body && { schema: body, path, bodyPath: [] }
  if (path[0] !== 'body' || path.length === 0) return { schema: envelope, path, bodyPath: [] }
  return body && { schema: body, path: path.slice(1), bodyPath: ['body'] }
}
