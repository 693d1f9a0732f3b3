import { createServerI18n } from '~/platform/i18n/i18n.server'
import type { AssistantAnswer } from './assistant-answer'
import { decideAnswer, type QuestionRequest, type AssistantSources } from './decide-answer'
import { formatAnswer } from './format-answer.server'

/** Answers a question in the language of the page. Nothing is asked of anybody else, and nothing is kept. */
export async function answerQuestion(
  asked: QuestionRequest,
  sources: AssistantSources,
): Promise<AssistantAnswer> {
  const { question, locale } = asked
  const i18n = await createServerI18n(locale)
  const t = i18n.getFixedT(locale, 'assistantAnswers')
  const { catalogue } = sources
  return formatAnswer(question, decideAnswer(asked, sources), { t, locale, catalogue })
}
