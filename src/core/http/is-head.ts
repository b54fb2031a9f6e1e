/** Returns whether a method is HEAD: validated like GET, but its response has no body. */
export const isHead = (method: string): boolean => method.toUpperCase() === 'HEAD'
