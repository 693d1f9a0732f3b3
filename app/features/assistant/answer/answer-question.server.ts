import { faqs, type Faq } from '~content/faq'
import type { Locale } from '~content/locale'
import { getCatalogueUntagged } from '~/features/listings/catalogue-store.server'
import { readContent } from '~/platform/content/read-content.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import type { AssistantAnswer } from './assistant-answer'
import { decideAnswer } from './decide-answer'
import { wordAnswer } from './word-answer.server'

/**
 * Answers a question from the catalogue and the FAQ, in the language of the page. Nothing is asked of
 * anybody else, and the question is kept nowhere. Throws a 503 response while there is no catalogue.
 */
export async function answerQuestion(
  question: string,
  locale: Locale,
  now: Date,
): Promise<AssistantAnswer> {
  const catalogue = getCatalogueUntagged()
  const [en, es] = await Promise.all([listFaqs('en'), listFaqs('es')])
  const decision = decideAnswer({ question, locale, now }, { catalogue, faqs: { en, es } })
  const i18n = await createServerI18n(locale)
  const t = i18n.getFixedT(locale, 'assistantAnswers')
  return wordAnswer(question, decision, { t, locale, catalogue })
}

/** One list for good, so that what is made of it is made once. */
const noFaqs: readonly Faq[] = []

/** Houses can be found while the CMS has no questions to give. */
async function listFaqs(locale: Locale): Promise<readonly Faq[]> {
  try {
    return (await readContent(faqs, locale)) ?? noFaqs
  } catch (err) {
    if (err instanceof Response && err.status === 503) return noFaqs
    throw err
  }
}
