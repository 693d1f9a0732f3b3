import * as z from 'zod'
import type { ContentDefinition } from './content-definition'
import { maybeNumberSchema, wordsSchema } from './entry-fields'
import { faqTopics } from './faq-topic'

/** One entry of `api::faq.faq`. Lists are sorted by topic, then by `order`. */
export const faqSchema = z.object({
  documentId: z.string(),
  question: wordsSchema,
  /** Markdown. */
  answer: wordsSchema,
  topic: z.enum(faqTopics),
  /** Other words that people use for it, separated by commas; the assistant looks for them, too. */
  keywords: wordsSchema,
  order: maybeNumberSchema,
})

export const faqs = {
  uid: 'api::faq.faq',
  path: 'faqs',
  populate: {},
  schema: z.array(faqSchema),
} satisfies ContentDefinition

export type Faq = z.infer<typeof faqSchema>

/** The questions of a topic in the order of the editors. */
export function faqsOfTopic(list: readonly Faq[], topic: Faq['topic']): Faq[] {
  return list
    .filter((faq) => faq.topic === topic && faq.question !== '')
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
}
