/** Names of the OpenAPI documents. */
export const openapiDocuments = ['campaigns', 'offerings']
