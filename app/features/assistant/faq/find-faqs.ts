import type { Faq } from '~content/faq'
import type { Locale } from '~content/locale'
import { buildFaqIndex, meaningfulWords, wordsOf, type FaqIndex, type FaqTexts } from './faq-index'

export type FoundFaq = {
  faq: Faq
  /** Share of the question's telling words, by weight, that this entry is about; 0 to 1. */
  coverage: number
}

const shownAtMost = 3
/** Entries far behind the best one are about something else. */
const leastOfBest = 0.45
const leastCoverage = 0.34

/**
 * The answers that fit a question best, in the page's language; empty where nothing fits. Words that only say
 * where (`placeWords`) count for nothing.
 */
export function findFaqs(
  question: string,
  texts: FaqTexts,
  locale: Locale,
  placeWords: readonly string[] = [],
): FoundFaq[] {
  const where = new Set(placeWords.flatMap(meaningfulWords))
  const words = meaningfulWords(question).filter((word) => !where.has(word))
  if (words.length === 0) return []
  const index = indexOf(texts)
  const results = index.search(question)
  const best = results[0]?.score ?? 0
  const coverageOf = coverage(index, words)
  const findIn = (language: Locale, id: unknown) =>
    texts[language].find(({ documentId }) => documentId === id)
  return results
    .filter(({ score }) => score >= best * leastOfBest)
    .flatMap(({ id, score }) => {
      const faq = findIn(locale, id)
      const share = coverageOf(String(id))
      if (!faq || share < leastCoverage) return []
      const asked = [findIn('en', id), findIn('es', id)].flatMap((each) => each?.question ?? [])
      const likeness = Math.max(...asked.map((each) => likenessOf(question, each)))
      return [{ faq, coverage: share, rank: score * (1 + likeness) }]
    })
    .sort((a, b) => b.rank - a.rank)
    .slice(0, shownAtMost)
    .map(({ faq, coverage: share }) => ({ faq, coverage: share }))
}

/** Share of the words of both that both have; small words tell "how" from "when". */
function likenessOf(question: string, other: string): number {
  const [left, right] = [new Set(wordsOf(question)), new Set(wordsOf(other))]
  const both = [...left].filter((word) => right.has(word)).length
  return both / (left.size + right.size - both)
}

/** How much of a question an entry is about; rare words weigh more, and unknown ones most. */
function coverage(index: FaqIndex, words: readonly string[]): (id: string) => number {
  const told = words.map((word) => {
    const ids = new Set(index.search(word, aboutSubject).map(({ id }) => String(id)))
    return { ids, weight: Math.log(1 + index.documentCount / (ids.size + 1)) }
  })
  const all = told.reduce((sum, { weight }) => sum + weight, 0)
  return (id) => told.reduce((sum, { ids, weight }) => sum + (ids.has(id) ? weight : 0), 0) / all
}

/** A word is a stem already, and stands in the question or the keywords rather than in the answer alone. */
const aboutSubject = {
  fields: ['question', 'keywords'],
  tokenize: (term: string) => [term],
  processTerm: (term: string) => term,
}

const indexes = new WeakMap<readonly Faq[], WeakMap<readonly Faq[], FaqIndex>>()

/** Made once for each state of the questions in both languages. */
function indexOf(texts: FaqTexts): FaqIndex {
  const ofEnglish = indexes.get(texts.en) ?? new WeakMap<readonly Faq[], FaqIndex>()
  indexes.set(texts.en, ofEnglish)
  const index = ofEnglish.get(texts.es) ?? buildFaqIndex(texts)
  ofEnglish.set(texts.es, index)
  return index
}
