import { data } from '@remix-run/node'
import type { TFunction } from 'i18next'
import { faqs, faqsOfTopic, type Faq } from '~content/faq'
import { faqTopics } from '~content/faq-topic'
import type { Locale } from '~content/locale'
import { unavailableResponse } from '~/platform/content/content-unavailable.server'
import { readContent } from '~/platform/content/read-content.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { questionParameter } from '~/routing/parameters'
import { renderMarkdown } from '~/platform/markdown/render-markdown.server'
import { answerQuestion } from '../answer/answer-question.server'
import type { AssistantAnswer } from '../answer/assistant-answer'
import { findAssistantSources } from '../answer/assistant-sources.server'
import { waitForQuestion } from '../answer/question-limit.server'
import { readQuestionText } from '../answer/read-question-text'

type FaqGroup = {
  title: string
  entries: { id: string; question: string; html: string; text: string }[]
}

export type AssistantPageData = {
  /** Of the question in the address; null on the shared page. */
  answer: AssistantAnswer | null
  isLimited: boolean
  faqGroups: FaqGroup[]
  words: {
    title: string
    intro: string
    faqTitle: string
    privacy: string
    metaTitle: string
    metaDescription: string
  }
}

/**
 * What the assistant's page shows. A question in the address is answered on the page, for visitors without script.
 * Status 429 after too many questions. Throws a 503 response while there is no catalogue, or while the CMS is
 * unreachable and no FAQ is cached.
 */
export async function readAssistantPage(request: Request, locale: Locale) {
  const question = readQuestionText(new URL(request.url).searchParams.get(questionParameter))
  const wait = question === null ? 0 : await waitForQuestion(request)
  const answer = question === null || wait > 0 ? null : await answerNow(question, locale)
  const i18n = await createServerI18n(locale)
  const t = i18n.getFixedT(locale, 'assistantAnswers')
  const page: AssistantPageData = {
    answer,
    isLimited: wait > 0,
    faqGroups: groupFaqs((await readContent(faqs, locale)) ?? [], t),
    words: {
      title: t('page.title'),
      intro: t('page.intro'),
      faqTitle: t('page.faqTitle'),
      privacy: t('page.privacy'),
      metaTitle: t('page.metaTitle'),
      metaDescription: t('page.metaDescription'),
    },
  }
  return wait > 0
    ? data(page, { status: 429, headers: { 'Retry-After': String(wait) } })
    : data(page)
}

async function answerNow(question: string, locale: Locale): Promise<AssistantAnswer> {
  const sources = await findAssistantSources()
  if (!sources) throw unavailableResponse()
  return answerQuestion({ question, locale, now: new Date() }, sources)
}

/** All questions under their topics. */
function groupFaqs(list: readonly Faq[], t: TFunction<'assistantAnswers'>): FaqGroup[] {
  return faqTopics.flatMap((topic) => {
    const entries = faqsOfTopic(list, topic).map(({ documentId, question, answer }) => ({
      id: documentId,
      question,
      ...renderMarkdown(answer),
    }))
    return entries.length > 0 ? [{ title: t(`topics.${topic}`), entries }] : []
  })
}
