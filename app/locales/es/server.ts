import { assistantAnswers } from './assistant-answers'
import { words } from './index'
import { inquiryMail } from './inquiry-mail'

/** All words of the language, with those that no page shows and browsers therefore do not load. */
export const serverWords = { ...words, assistantAnswers, inquiryMail } as const
