import type { FaqTopic } from '../../../../content-types/faq-topic'
import type { Words } from '../types'

/** `keywords` are other words for it, separated by commas. */
export type FaqSeed = { topic: FaqTopic; question: Words; answer: Words; keywords: Words }
