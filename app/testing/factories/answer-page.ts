import type { AnswerPageData } from '~/features/stays/answer/read-answer-page.server'
import { showStay } from '~/features/stays/show-stay.server'
import { sampleStay } from './stay-record'

/** The page of an answer as it is prepared, without templates. */
export function sampleAnswer(over: Partial<AnswerPageData> = {}): AnswerPageData {
  return {
    title: 'Answer {{name}}',
    stay: showStay(sampleStay()),
    locale: 'en',
    inbox: null,
    openBy: [],
    undelivered: [],
    templates: [],
    chosen: '',
    replyId: 'reply',
    subject: 'Casa',
    text: 'Hello',
    isTaken: false,
    ...over,
  }
}
