import type { Locale } from '~content/locale'
import type { Catalogue } from '~/features/catalogue/catalogue'
import type { SuggestIndex } from '~/features/catalogue/suggest/suggest-index'
import type { FaqTexts } from '../faq/faq-index'
import { findFaqs, type FoundFaq } from '../faq/find-faqs'
import { nameRentals } from '../search/named-rentals'
import { findRentals, type FoundRentals } from '../search/find-rentals'
import { readQuestion } from '../understand/read-question'
import type { Understanding } from '../understand/understanding'
import { isAsking, readIntent, type Intent } from './read-intent'

/** What the assistant answers, before it is put into words. */
export type Decision = {
  /** The part that is shown first; `nothing` where neither houses nor questions fit. */
  first: 'rentals' | 'faqs' | 'person' | 'nothing' | Exclude<Intent, 'person' | 'question'>
  /** What was searched for; null if the sentence asks for no house. */
  asked: Understanding | null
  rentals: FoundRentals | null
  faqs: FoundFaq[]
}

export type AssistantSources = {
  catalogue: Catalogue
  names: Record<Locale, SuggestIndex>
  faqs: FaqTexts
}
/** `locale` is the language of the page, and of the answer. */
export type QuestionRequest = { question: string; locale: Locale; now: Date }

/**
 * Shares of a question's words from which on an entry of the FAQ may be, and is, its answer. One that only mentions
 * them has half.
 */
const fairlySureOfFaq = 0.4
const sureOfFaq = 0.5
const verySureOfFaq = 0.75
/** What a sentence has to tell of a house to be a search for one. */
const searchFrom = 3
const plainSearchFrom = 5

/**
 * Decides what answers a question: rentals, entries of the FAQ, both, or a person. Pure; the sentence in either
 * language, the answer in the page's.
 */
export function decideAnswer(
  { question, locale, now }: QuestionRequest,
  { catalogue, names, faqs: texts }: AssistantSources,
): Decision {
  const intent = readIntent(question)
  const read = readQuestion(question, { lookups: catalogue, pageLanguage: locale, now })
  const asked = nameRentals(read, names[locale])
  const faqs = findFaqs(question, texts, locale, asked.placeWords)
  const coverage = faqs[0]?.coverage ?? 0
  const isTalk = intent === 'greeting' || intent === 'thanks'
  if (isTalk || (intent !== 'question' && coverage < verySureOfFaq)) {
    return { first: intent, asked: null, rentals: null, faqs: [] }
  }

  const strength = searchStrength(asked)
  const faqFirst = isAsking(question)
    ? (coverage >= fairlySureOfFaq && strength < searchFrom) ||
      (coverage >= sureOfFaq && strength < plainSearchFrom) ||
      coverage === 1
    : coverage > sureOfFaq && strength < searchFrom
  const wantsRentals = strength >= (faqFirst ? searchFrom : 1)
  const rentals = wantsRentals ? findRentals(asked, { catalogue, locale, now }) : null
  if (faqFirst) return { first: 'faqs', asked: rentals && asked, rentals, faqs }
  if (wantsRentals) {
    const besides = faqs.filter((each) => each.coverage >= verySureOfFaq)
    return { first: rentals ? 'rentals' : 'nothing', asked, rentals, faqs: besides.slice(0, 1) }
  }
  return { first: faqs.length > 0 ? 'faqs' : 'nothing', asked: null, rentals: null, faqs }
}

/** How much a sentence tells of a house that is looked for. */
function searchStrength(asked: Understanding): number {
  const facts = [
    asked.places.length > 0 ? 2 : 0,
    asked.rentals.length > 0 ? 3 : 0,
    asked.guests ? 2 : 0,
    asked.bedrooms ? 2 : 0,
    asked.price ? 2 : 0,
    asked.dates ? 2 : 0,
    asked.section ? 2 : 0,
    asked.kind ? 2 : 0,
    asked.bathrooms ? 1 : 0,
    asked.months ? 1 : 0,
    Math.min(asked.amenities.length, 2),
    asked.pets ? 1 : 0,
    asked.order ? 1 : 0,
    asked.namesLodging ? 1 : 0,
  ]
  const sum = facts.reduce((total: number, fact) => total + fact, 0)
  return sum > 0 && asked.isSearching ? sum + 1 : sum
}
