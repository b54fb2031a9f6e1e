/** Returns whether a body is valid; collects all violations if the peer can. */
export type Validate = (body: unknown) => boolean

export interface HttpRequest {
  method: string
  path: string
  /** Names are in lower case, as in Node. */
  headers: Record<string, string>
  body: unknown
}

/** Returns whether a whole request is valid. */
export type ValidateRequest = (request: HttpRequest) => boolean | Promise<boolean>
