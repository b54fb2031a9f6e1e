/** The names that depend on the options, such as the short name of the service. */
export interface ServiceNames {
  /** `X-<SVC>-Request-Id` */
  requestIdHeader: string
  /** The same in lower case, to look up headers. */
  requestIdKey: string
  /** `<SVC>_GAID` */
  gaid: string
  /** The auto-optimized distribution type. */
  optimizedDistribution: string
}

export const serviceNames = (service: string, optimizedDistribution: string): ServiceNames => ({
  requestIdHeader: `X-${service}-Request-Id`,
  requestIdKey: `x-${service.toLowerCase()}-request-id`,
  gaid: `${service}_GAID`,
  optimizedDistribution,
})
