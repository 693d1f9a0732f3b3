import type { Faq } from '~content/faq'
import type { Locale } from '~content/locale'
import { findFaqs } from '~/features/assistant/faq/find-faqs'
import { plainTexts, rankTexts } from './rank-texts'

const maxQuestions = 6

/**
 * The questions that fit what was looked for, the best first: those that the assistant would answer with, which knows
 * other forms of a word ("cancelar", "cancelo"), then those with the words themselves.
 */
export function findQuestions(
  faqs: Record<Locale, readonly Faq[]>,
  locale: Locale,
  text: string,
): Faq[] {
  const texts = plainTexts((faq: Faq) => [faq.question, faq.keywords, faq.answer])
  const answers = findFaqs(text, faqs, locale).map(({ faq }) => faq)
  const ranked = rankTexts([...faqs[locale]], texts, text)
  return [...new Set([...answers, ...ranked])].slice(0, maxQuestions)
}
