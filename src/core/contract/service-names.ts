/** Everything that is spelled with the short name of the service, or by another option. */
export interface ServiceNames {
  /** `X-<SVC>-Request-Id` */
  requestIdHeader: string
  /** The same in lower case, as headers are looked up. */
  requestIdKey: string
  /** `<SVC>_GAID` */
  gaid: string
  /** The auto-optimised distribution type. */
  optimizedDistribution: string
}

export const serviceNames = (service: string, optimizedDistribution: string): ServiceNames => ({
  requestIdHeader: `X-${service}-Request-Id`,
  requestIdKey: `x-${service.toLowerCase()}-request-id`,
  gaid: `${service}_GAID`,
  optimizedDistribution,
})
