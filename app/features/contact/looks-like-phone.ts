import type { PhoneCheck } from './phone-rules'

/**
 * Whether a text has as many digits as phone numbers have, for the browser: the numbering plans of the
 * world weigh more than the rest of a form, so the server alone has them.
 */
export const looksLikePhone: PhoneCheck = (text) =>
  /^\+?\d{6,15}$/.test(text.replace(/[\s().\-/]/g, ''))
