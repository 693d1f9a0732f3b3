import type { Words } from '../types'

/** `{brand}`, `{phone}` and `{email}` stand for what the site settings say. */
export type LegalSeed = {
  slug: Words
  title: Words
  name: Words
  area: 'site' | 'accommodation'
  text: Words
}
