import { words } from './index'
import { inquiryMail } from './inquiry-mail'
import { preview } from './preview'

/** All words of the language, with those that no page shows and browsers therefore do not load. */
export const serverWords = { ...words, inquiryMail, preview } as const
