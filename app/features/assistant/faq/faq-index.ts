import MiniSearch from 'minisearch'
import type { Faq } from '~content/faq'
import type { Locale } from '~content/locale'
import { normalize } from '../understand/normalize'
import { canonicalStem } from './canonical-stem'

/** Questions and answers of each language; a list may be empty. */
export type FaqTexts = Record<Locale, readonly Faq[]>

type Entry = { id: string; question: string; keywords: string; answer: string }

export type FaqIndex = MiniSearch<Entry>

/**
 * Finds questions by the words of both languages, so that a Spanish question finds its answer on the
 * English page, too. Ranked by BM25+.
 */
export function buildFaqIndex(texts: FaqTexts): FaqIndex {
  const index = new MiniSearch<Entry>({
    fields: ['question', 'keywords', 'answer'],
    tokenize: wordsOf,
    processTerm: canonicalStem,
    searchOptions: {
      boost: { question: 3, keywords: 2.5, answer: 0.5 },
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      weights: { fuzzy: 0.4, prefix: 0.3 },
    },
  })
  const ids = new Set([...texts.en, ...texts.es].map(({ documentId }) => documentId))
  index.addAll([...ids].map((id) => entryOf(id, texts)))
  return index
}

/** The words of a question that tell what it is about, each once. */
export function meaningfulWords(question: string): string[] {
  return [...new Set(wordsOf(question).flatMap((word) => canonicalStem(word) ?? []))]
}

function entryOf(id: string, { en, es }: FaqTexts): Entry {
  const both = [en, es].flatMap((list) => list.find(({ documentId }) => documentId === id) ?? [])
  const join = (field: 'question' | 'keywords' | 'answer') =>
    both.map((faq) => faq[field]).join(' ')
  return { id, question: join('question'), keywords: join('keywords'), answer: join('answer') }
}

export function wordsOf(text: string): string[] {
  return normalize(text)
    .split(/[^a-z0-9-]+/)
    .filter((word) => word !== '')
}
