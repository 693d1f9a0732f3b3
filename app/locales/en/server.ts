import { words } from './index'
import { inquiryMail } from './inquiry-mail'
import { staff } from './staff'

/** All words of the language, with those that no page shows and browsers therefore do not load. */
export const serverWords = { ...words, inquiryMail, staff } as const
