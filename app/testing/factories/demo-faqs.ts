import type { Faq } from '~content/faq'
import type { Locale } from '~content/locale'
import { faqs } from '../../../cms/seed/content/faqs/faqs'

/** The questions of the demo content as the CMS answers them; the English question serves as id. */
export function demoFaqs(locale: Locale): Faq[] {
  return faqs.map(({ topic, question, answer, keywords }, index) => ({
    documentId: question.en,
    question: question[locale],
    answer: answer[locale],
    keywords: keywords[locale],
    topic,
    order: index + 1,
  }))
}
