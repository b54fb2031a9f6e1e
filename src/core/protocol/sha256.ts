/** Returns the 32 bits after the point of a root of each of the first 64 primes. (FIPS 180-4) */
function fractions(root: (prime: number) => number): Int32Array {
  const primes: number[] = []
  for (let number = 2; primes.length < 64; number++) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number)
  }
  return Int32Array.from(primes, (prime) => ((root(prime) % 1) * 2 ** 32) | 0)
}

let constants: { start: Int32Array; ofRound: Int32Array } | undefined

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** Returns the hexadecimal SHA-256 of the UTF-8 bytes of a text, on any platform. */
export function sha256(text: string): string {
  constants ??= { start: fractions(Math.sqrt).slice(0, 8), ofRound: fractions(Math.cbrt) }
  const { start, ofRound } = constants
  const bytes = new TextEncoder().encode(text)
  const length = Math.ceil((bytes.length + 9) / 64) * 64
  const padded = new DataView(new ArrayBuffer(length))
  new Uint8Array(padded.buffer).set(bytes)
  padded.setUint8(bytes.length, 0x80)
  padded.setBigUint64(length - 8, BigInt(bytes.length) * 8n)
  const state = start.slice()
  const words = new Int32Array(64)
  for (let block = 0; block < length; block += 64) addBlock(state, words, ofRound, padded, block)
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function addBlock(
  state: Int32Array,
  words: Int32Array,
  ofRound: Int32Array,
  bytes: DataView,
  block: number,
): void {
  // Plain variables, because an iterator takes as long as many rounds.
  let a = state[0] as number
  let b = state[1] as number
  let c = state[2] as number
  let d = state[3] as number
  let e = state[4] as number
  let f = state[5] as number
  let g = state[6] as number
  let h = state[7] as number
  for (let round = 0; round < 64; round++) {
    if (round < 16) words[round] = bytes.getInt32(block + 4 * round)
    else {
      const [before, last] = [words[round - 15] as number, words[round - 2] as number]
      words[round] =
        (words[round - 16] as number) +
        (rotated(before, 7) ^ rotated(before, 18) ^ (before >>> 3)) +
        (words[round - 7] as number) +
        (rotated(last, 17) ^ rotated(last, 19) ^ (last >>> 10))
    }
    const one =
      (h +
        (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) +
        ((e & f) ^ (~e & g)) +
        (((ofRound[round] as number) + (words[round] as number)) | 0)) |
      0
    const other = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + other) | 0
  }
  const added = [a, b, c, d, e, f, g, h]
  for (let index = 0; index < 8; index++) (state[index] as number) += added[index] as number
}
