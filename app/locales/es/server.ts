import { contract } from './contract'
import { privatePages } from './private-pages'
import { assistantAnswers } from './assistant-answers'
import { words } from './index'
import { inquiryMail } from './inquiry-mail'
import { leadMail } from './lead-mail'
import { nearestAnswers } from './nearest-answers'
import { overload } from './overload'
import { preview } from './preview'
import { staff } from './staff'
import { submissionMail } from './submission-mail'

/** All words of the language, with those that no page shows and browsers therefore do not load. */
export const serverWords = {
  ...words,
  contract,
  assistantAnswers,
  privatePages,
  submissionMail,
  inquiryMail,
  leadMail,
  nearestAnswers,
  overload,
  preview,
  staff,
} as const
