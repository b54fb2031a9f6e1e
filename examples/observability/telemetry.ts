import { metrics } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { defaultResource, detectResources, envDetector } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { KeepAttributes } from './keep-attributes.js'

/*
 * Starts OpenTelemetry. Load it before the server (`--import`), so that HTTP requests get spans. The
 * usual variables configure it, such as OTEL_SERVICE_NAME and OTEL_EXPORTER_OTLP_ENDPOINT.
 */

const resource = defaultResource().merge(detectResources({ detectors: [envDetector] }))

const tracerProvider = new NodeTracerProvider({
  resource,
  spanProcessors: [
    new KeepAttributes([
      'campaign_contract.errors',
      'campaign_contract.findings',
      'campaign_contract.operation',
      'campaign_contract.outcome',
      'campaign_contract.warnings',
      'error.type',
      'exception.type',
      'http.request.method',
      'http.response.status_code',
      'http.route',
    ]),
    new BatchSpanProcessor(new OTLPTraceExporter()),
  ],
})
tracerProvider.register()

const meterProvider = new MeterProvider({
  resource,
  readers: [new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() })],
})
metrics.setGlobalMeterProvider(meterProvider)

registerInstrumentations({ instrumentations: [new HttpInstrumentation()] })

// Exports the last spans and metrics when the server has closed. A receiver may not answer.
process.once('beforeExit', () =>
  Promise.allSettled([tracerProvider.shutdown(), meterProvider.shutdown()]),
)
