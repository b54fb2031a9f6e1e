/** The OpenAPI documents, by their names. */
export const openapiDocuments = ['campaigns', 'offerings']
