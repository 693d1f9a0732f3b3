import type { Faq } from '~content/faq'
import type { Locale } from '~content/locale'
import { buildFaqIndex, meaningfulWords, wordsOf, type FaqIndex, type FaqTexts } from './faq-index'

export type FoundFaq = {
  faq: Faq
  /** Share of the question's telling words, by weight, that this entry is about; 0 to 1. */
  coverage: number
}

const maxShown = 3
/** Entries far behind the best one are about something else. */
const minOfBest = 0.35
const minCoverage = 0.48

/**
 * The answers that fit a question best, in the page's language; empty if nothing fits. Words that only say
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
    .filter(({ score }) => score >= best * minOfBest)
    .flatMap(({ id, score }) => {
      const faq = findIn(locale, id)
      const share = coverageOf(String(id))
      if (!faq || share < minCoverage) return []
      const asked = [findIn('en', id), findIn('es', id)].flatMap((each) => each?.question ?? [])
      const likeness = Math.max(...asked.map((each) => likenessOf(question, each)))
      // A question in the exact words of an entry gets that entry.
      return [
        { faq, coverage: share, rank: likeness === 1 ? Infinity : score * share * (1 + likeness) },
      ]
    })
    .sort((a, b) => b.rank - a.rank)
    .slice(0, maxShown)
    .map(({ faq, coverage: share }) => ({ faq, coverage: share }))
}

/** Share of the words of both that both have; small words tell "how" from "when". */
function likenessOf(question: string, other: string): number {
  const [left, right] = [new Set(wordsOf(question)), new Set(wordsOf(other))]
  const both = [...left].filter((word) => right.has(word)).length
  return both / (left.size + right.size - both)
}

/** A word that an entry only mentions in its answer counts half. */
const mentioned = 0.5

/** How much of a question an entry is about; rare words weigh more, and unknown ones most. */
function coverage(index: FaqIndex, words: readonly string[]): (id: string) => number {
  const known = words.map((word) => {
    const subjects = entriesWith(index, word, ['question', 'keywords'])
    const mentions = entriesWith(index, word, ['answer'])
    return { subjects, mentions, weight: Math.log(1 + index.documentCount / (subjects.size + 1)) }
  })
  const all = known.reduce((sum, { weight }) => sum + weight, 0)
  return (id) => {
    const told = known.map(({ subjects, mentions, weight }) => {
      if (subjects.has(id)) return weight
      return mentions.has(id) ? weight * mentioned : 0
    })
    return told.reduce((sum, weight) => sum + weight, 0) / all
  }
}

/** Ids of the entries that hold a word, which is a stem already. */
function entriesWith(index: FaqIndex, word: string, fields: string[]): ReadonlySet<string> {
  const results = index.search(word, {
    fields,
    tokenize: (term) => [term],
    processTerm: (term) => term,
  })
  return new Set(results.map(({ id }) => String(id)))
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
