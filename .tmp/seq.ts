import { sequences } from '../src/conformance/sequences/index.js'
const m = new Map<string, number>()
for (const s of sequences) { const k = s.id + ' ' + s.operations[0]; m.set(k, (m.get(k) ?? 0) + 1) }
for (const [k, n] of m) if (n > 1) console.log(k, n)
console.log(sequences.length, sequences.filter(s => s.needsTime).map(s => s.id + s.needsTime).join(' '), sequences.filter(s => !s.creates && !s.changes).map(s => s.id + ':' + s.operations[0]).join(' '))
