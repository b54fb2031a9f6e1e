/** Matches a character outside ASCII. */
export const outsideAscii = /[\u0080-\uffff]/

/** The characters outside ASCII of an international e-mail address: no blanks, controls or halves of a pair. */
export const international =
  /[\u00a1-\u00ac\u00ae-\u167f\u1681-\u1fff\u2010-\u2027\u2030-\u205e\u2070-\u2fff\u3001-\ud7ff\uf900-\ufefe\uff00-\uffef\u{10000}-\u{3fffd}]/gu
