/** Most URIs: tested in a third of the time. */
const plain = /^https?:\/\/[A-Za-z0-9.-]+(?:\/[\w.~/-]*)?$/

/**
 * Any absolute URI. In turn: not http(s) without a host; the scheme; neither a character that no URI has
 * nor an incomplete escape, so that the parts need not test escapes; the authority, if there is one;
 * path, query and fragment.
 */
export const uri =
  /^(?![hH][tT][tT][pP][sS]?:(?:(?!\/\/)|\/\/(?:[^/?#@]*@)?(?::[0-9]*)?(?:[/?#]|$)))[A-Za-z][A-Za-z0-9+.-]*:(?!.*(?:%(?![0-9A-Fa-f]{2})|[^!#-;=?-[\]_a-z~]))(?:\/\/(?:[\w.~!$&'()*+,;=:%-]*@)?(?:[\w.~!$&'()*+,;=%-]*|\[(?:[0-9A-Fa-f:.]+|[vV][0-9A-Fa-f]+\.[\w.~!$&'()*+,;=:-]+)\])(?::[0-9]*)?(?=[/?#]|$)|(?!\/\/))[\w.~!$&'()*+,;=:@/%-]*(?:\?[\w.~!$&'()*+,;=:@/?%-]*)?(?:#[\w.~!$&'()*+,;=:@/?%-]*)?$/

/** Returns whether a text is an absolute URI (RFC 3986), with a host for http(s). Linear time. */
export const isUri = (text: string): boolean => plain.test(text) || uri.test(text)
