/** Returns whether a response accepts the request. */
export const isSuccess = ({ status }: { readonly status: number }): boolean =>
  status >= 200 && status < 300
