import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { listening } from '../../adapters/listening.js'

type Attributes = Record<string, unknown>

export interface Exported {
  /** Every export as text. */
  text: string
  spans: {
    name: string
    traceId: string
    spanId: string
    attributes: Attributes
    events: { name: string; attributes: Attributes }[]
  }[]
  /** The latest data points by the name of their metric. */
  metrics: Record<string, { attributes: Attributes; value: number }[]>
}

/** Starts a server that receives OTLP over HTTP, as JSON. */
export async function otlpReceiver() {
  const exported: Exported = { text: '', spans: [], metrics: {} }
  const server = createServer(async (request, response) => {
    const body = await json(request)
    exported.text += JSON.stringify(body)
    if (request.url === '/v1/traces') exported.spans.push(...spansOf(body as Json))
    if (request.url === '/v1/metrics') Object.assign(exported.metrics, metricsOf(body as Json))
    response.setHeader('Content-Type', 'application/json').end('{}')
  })
  return { exported, ...(await listening(server)) }
}

// biome-ignore lint/suspicious/noExplicitAny: the tests compare what is in it.
type Json = any

const spansOf = ({ resourceSpans }: Json): Exported['spans'] =>
  resourceSpans
    .flatMap(({ scopeSpans }: Json) => scopeSpans)
    .flatMap(({ spans }: Json) => spans)
    .map(({ name, traceId, spanId, attributes, events }: Json) => ({
      name,
      traceId,
      spanId,
      attributes: attributesOf(attributes),
      events: events.map((event: Json) => ({
        name: event.name,
        attributes: attributesOf(event.attributes),
      })),
    }))

const metricsOf = ({ resourceMetrics }: Json): Exported['metrics'] =>
  Object.fromEntries(
    resourceMetrics
      .flatMap(({ scopeMetrics }: Json) => scopeMetrics)
      .flatMap(({ metrics }: Json) => metrics)
      .map(({ name, sum, histogram }: Json) => [
        name,
        (sum ?? histogram).dataPoints.map(({ attributes, asDouble, asInt, count }: Json) => ({
          attributes: attributesOf(attributes),
          value: asDouble ?? asInt ?? count,
        })),
      ]),
  )

const attributesOf = (list: Json[]): Attributes =>
  Object.fromEntries(list.map(({ key, value }) => [key, readValue(value)]))

function readValue(value: Json): unknown {
  if ('arrayValue' in value) return value.arrayValue.values.map(readValue)
  return Object.values(value)[0]
}
