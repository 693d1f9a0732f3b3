import type { Locale } from '~content/locale'
import { href } from '~/routing/href'

/** Address names of the texts that forms and the cookie banner lead to (contracts-and-routes.md §2.7). */
const privacySlugs: Record<Locale, string> = {
  en: 'privacy-policies',
  es: 'politicas-de-privacidad',
}
const cookieSlugs: Record<Locale, string> = { en: 'cookie-policy', es: 'politica-de-cookies' }

/** The address name of the privacy policies in a language. */
export function policiesSlug(locale: Locale): string {
  return privacySlugs[locale]
}

/** The privacy policies, which forms ask to accept. */
export function policiesHref(locale: Locale): string {
  return href('termsText', locale, { slug: policiesSlug(locale) })
}

export function cookiePolicyHref(locale: Locale): string {
  return href('termsText', locale, { slug: cookieSlugs[locale] })
}
