import { performance } from 'node:perf_hooks'
import type { Rental } from '~content/rental'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental, rentalText } from '~/testing/factories/rental'
import { buildCatalogue } from '../../app/features/catalogue/catalogue'
import { toSearchQuery } from '../../app/features/catalogue/suggest/search-text'
import { suggest } from '../../app/features/catalogue/suggest/suggest'
import {
  buildSuggestIndex,
  type SuggestIndex,
} from '../../app/features/catalogue/suggest/suggest-index'

/**
 * How long an answer of `GET /api/suggestions` takes among 10,000 rentals (or as many as the argument says), and how
 * long building its index takes, and the longest step of it, for which the event loop is held.
 * `npx tsx scripts/bench/suggestions.ts 100000`; exits with 1 where the processor time misses the target.
 */
const count = Number(process.argv[2] ?? 10_000)
const rounds = 200
const targetMs = 2

const texts = [
  'c',
  'ca',
  'casa',
  'casa de los faroles',
  'casa faroles',
  'faroles casa',
  'casa farols',
  'panajchel',
  'antigua',
  'hotel santo dominga',
  'zzzzzzzz',
  'c c c c c c c c c c c c c c c c',
  'casa casa casa casa casa casa casa casax',
  'la casa de la casa de la casa de la cas',
]

const catalogue = buildCatalogue({ ...cataloguePayload({}), rentals: syntheticRentals() })
// The best of several: on a busy machine others interrupt some of them.
const builds = Array.from({ length: 5 }, build)
const index = builds[0]?.index
if (!index) throw new Error('no index was built')
const best = (of: 'cpuMs' | 'longestMs') => Math.min(...builds.map((each) => each[of])).toFixed(1)
console.log(
  `index of ${index.names.starts.length} words: processor ${best('cpuMs')} ms, longest step ${best('longestMs')} ms`,
)

let missed = false
for (const typed of texts) {
  const text = toSearchQuery(typed)
  let found = 0
  const cpu = process.cpuUsage()
  const times = Array.from({ length: rounds }, () => {
    const before = performance.now()
    const { places, rentals } = suggest(catalogue, index, {
      section: 'vacationRentals',
      locale: 'en',
      text,
    })
    found = places.length + rentals.length
    return performance.now() - before
  }).sort((a, b) => a - b)
  const used = process.cpuUsage(cpu)
  const meanMs = (used.user + used.system) / 1000 / rounds
  missed ||= meanMs > targetMs
  const [p50 = 0, p99 = 0] = [times[rounds / 2], times[Math.floor(rounds * 0.99)]]
  console.log(
    `${text.padEnd(42)} ${String(found).padStart(2)} found   p50 ${p50.toFixed(3)} ms   ` +
      `p99 ${p99.toFixed(3)} ms   processor, mean ${meanMs.toFixed(3)} ms`,
  )
}
process.exitCode = missed ? 1 : 0

function build() {
  const before = process.cpuUsage()
  const steps = buildSuggestIndex(catalogue, 'en')
  let longestMs = 0
  let step: IteratorResult<undefined, SuggestIndex>
  do {
    const begun = performance.now()
    step = steps.next()
    longestMs = Math.max(longestMs, performance.now() - begun)
  } while (!step.done)
  const { user, system } = process.cpuUsage(before)
  return { index: step.value, cpuMs: (user + system) / 1000, longestMs }
}

/** Spread without chance, so that every run measures the same; most names begin alike, as they do. */
function syntheticRentals(): Rental[] {
  const kinds = [
    'Casa',
    'Casa de los',
    'Casa de la',
    'Hotel',
    'Villa',
    'Apartamento',
    'La Casa del',
  ]
  const words = ['Faroles', 'Jacaranda', 'Santo Domingo', 'Campana', 'Níspero', 'Volcán', 'Laguna']
  const towns = ['antigua', 'ciudad-vieja', 'panajachel']
  return Array.from({ length: count }, (_, n) => {
    const name = [
      kinds[n % kinds.length],
      words[(n * 5) % words.length],
      syllables(n),
      n % 3 ? '' : n,
    ].join(' ')
    const text = rentalText({ name })
    return {
      ...rental({
        id: `synthetic-${n}`,
        slug: `synthetic-${n}`,
        townId: towns[n % 3] ?? 'antigua',
      }),
      texts: { en: text, es: text },
    }
  })
}

function syllables(n: number): string {
  const parts = ['ma', 'ri', 'po', 'sa', 'lu', 'te', 'no', 'qui', 'cha', 'be']
  return [n % 10, Math.floor(n / 10) % 10, Math.floor(n / 100) % 10, Math.floor(n / 1000) % 10]
    .map((digit) => parts[digit])
    .join('')
}
