import type { PhoneCheck } from './phone-rules'

/**
 * Whether a text has as many digits as phone numbers have, for the browser: the numbering plans of the
 * world weigh more than the rest of a form, so the server alone has them.
 */
export const looksLikePhone: PhoneCheck = (text) =>
  /^\+?\d{6,15}$/.test(plainPhone(text).replace(/[\s().\-/]/g, ''))

/** Without the invisible characters that come with a copied number, and with plain hyphens. */
export const plainPhone = (text: string): string =>
  text.replace(/\p{Cf}/gu, '').replace(/\p{Pd}/gu, '-')
