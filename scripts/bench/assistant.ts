import { performance } from 'node:perf_hooks'
import type { Locale } from '~content/locale'
import { answerQuestion } from '~/features/assistant/answer/answer-question.server'
import { englishQuestions } from '~/features/assistant/golden/golden-questions.en'
import { spanishQuestions } from '~/features/assistant/golden/golden-questions.es'
import { buildCatalogue } from '../../app/features/catalogue/catalogue'
import { buildSuggestIndex } from '../../app/features/catalogue/suggest/suggest-index'
import { runSteps } from '../../app/platform/process/steps'
import { demoCatalogue } from '~/testing/factories/demo-catalogue'
import { demoFaqs } from '~/testing/factories/demo-faqs'

/**
 * How long an answer takes among 10,000 rentals, words and cards included: the golden questions, and sentences
 * for which nothing fits, so that every condition is given up in turn. Days change each time, so that no stay
 * is remembered. `npx tsx scripts/bench/assistant.ts`; exits with 1 where a median misses the target.
 */
const count = 10_000
const rounds = 15
const targetMs = 25
const now = new Date('2026-11-18T16:00:00Z')

const demo = demoCatalogue('2026-11-18')
const rentals = Array.from({ length: count }, (_, index) => {
  const rental = demo.rentals[index % demo.rentals.length]
  if (!rental) throw new Error('There is no demo content')
  return { ...rental, id: `${rental.id}-${index}`, slug: `${rental.slug}-${index}` }
})
const catalogue = buildCatalogue({ ...demo, rentals })
const names = {
  en: runSteps(buildSuggestIndex(catalogue, 'en')),
  es: runSteps(buildSuggestIndex(catalogue, 'es')),
}
const sources = { catalogue, names, faqs: { en: demoFaqs('en'), es: demoFaqs('es') } }

const hopeless = (round: number) => [
  `house for 19 in Jalapa with a heated pool, jacuzzi and a meeting room under $20 a night from ${1 + round} to ${6 + round} December`,
  `casa para 12 en Xela con piscina, chimenea y muelle que acepte mascotas, máximo Q300 la noche, del ${1 + round} al ${6 + round} de febrero`,
]

const slowest: [number, string][] = []
for (const [locale, questions] of [
  ['en', englishQuestions.map(({ question }) => question)],
  ['es', spanishQuestions.map(({ question }) => question)],
] as [Locale, string[]][]) {
  for (const question of questions) {
    slowest.push([await medianOf(() => question, locale), question])
  }
  const [index, name] = locale === 'en' ? [0, 'nothing fits'] : [1, 'nada cumple']
  slowest.push([await medianOf((round) => hopeless(round)[index] ?? '', locale), name])
}
slowest.sort(([a], [b]) => b - a)
const all = slowest.map(([median]) => median)
console.log(`${slowest.length} questions among ${count} rentals, ${rounds} times each`)
console.log(`median of medians ${(all[Math.floor(all.length / 2)] ?? 0).toFixed(1)} ms`)
for (const [median, question] of slowest.slice(0, 6)) {
  console.log(`${median.toFixed(1).padStart(7)} ms  ${question}`)
}
process.exitCode = (all[0] ?? 0) > targetMs ? 1 : 0

async function medianOf(questionOf: (round: number) => string, locale: Locale): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    await answerQuestion({ question: questionOf(round), locale, now }, sources)
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? NaN
}
