/** SHA-256 (FIPS 180-4) of a text in UTF-8, in hexadecimal digits. */
export function sha256(text: string): string {
  const blocks = padded(new TextEncoder().encode(text))
  constants ??= { start: fractions(8, Math.sqrt), rounds: fractions(64, Math.cbrt) }
  const state = Array.from(constants.start) as Eight
  const schedule = new Int32Array(64)
  for (let offset = 0; offset < blocks.byteLength; offset += 64) {
    for (let word = 0; word < 16; word++) schedule[word] = blocks.getInt32(offset + word * 4)
    compress(state, schedule, constants.rounds)
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** Worked out when they are first needed. */
let constants: { start: Int32Array; rounds: Int32Array } | undefined

/** The first 32 bits after the point of the roots of the first primes, which the standard takes. */
function fractions(count: number, root: (prime: number) => number): Int32Array {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number++) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number)
  }
  return Int32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32)
}

/** The bytes, then a bit that is set, zeros up to a whole block, and how many bits there were. */
function padded(bytes: Uint8Array): DataView {
  const { length } = bytes
  const whole = new Uint8Array(((length + 72) >>> 6) * 64)
  whole.set(bytes)
  whole[length] = 0x80
  const view = new DataView(whole.buffer)
  view.setUint32(whole.length - 8, length / 2 ** 29)
  view.setUint32(whole.length - 4, length * 8)
  return view
}

/** Takes a block, the first 16 words of the schedule, into the state. */
function compress(state: Eight, schedule: Int32Array, constants: Int32Array): void {
  for (let round = 16; round < 64; round++) {
    const early = schedule[round - 15] as number
    const late = schedule[round - 2] as number
    schedule[round] =
      (schedule[round - 16] as number) +
      (rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3)) +
      (schedule[round - 7] as number) +
      (rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10))
  }
  let [a, b, c, d, e, f, g, h] = state
  for (let round = 0; round < 64; round++) {
    const first =
      (h +
        (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) +
        ((e & f) ^ (~e & g)) +
        (constants[round] as number) +
        (schedule[round] as number)) |
      0
    const second =
      ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  const added = [a, b, c, d, e, f, g, h]
  for (let index = 0; index < 8; index++) {
    state[index] = ((state[index] as number) + (added[index] as number)) | 0
  }
}

type Eight = [number, number, number, number, number, number, number, number]

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by))
