/** What is wrong with a request; each violation has the status of its response. */
export class Violations {
  list = []

  constructor(status = 400) {
    this.status = status
  }

  /** Returns false, the result of a failed check. */
  add(target, message, { code, status = this.status } = {}) {
    this.list.push({ target, message: `${target || 'The request'} ${message}`, code, status })
    return false
  }

  /** Returns the violations with the status that takes precedence, if there are any. */
  first() {
    for (const status of [404, 403, 400, 422]) {
      const found = this.list.filter((violation) => violation.status === status)
      if (found.length > 0) return { status, found }
    }
    return undefined
  }
}
