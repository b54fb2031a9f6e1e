/** Tells whether a body fits, having collected everything that is wrong with it where it can. */
export type Judge = (body: unknown) => boolean

export interface HttpRequest {
  method: string
  path: string
  /** With their names in lower case, as Node gives them. */
  headers: Record<string, string>
  body: unknown
}

/** Tells whether a whole request fits. */
export type JudgeRequest = (request: HttpRequest) => boolean | Promise<boolean>
