import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import type { Locale } from '~content/locale'
import type { PhoneCountries, PhoneCountry } from '~/ui/forms/phone-countries'

const regions: Record<Locale, string> = { en: 'en', es: 'es-GT' }

/** The name of a country by its code (ISO 3166-1); any other text is returned as it is. */
export function countryName(country: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/i.test(country)) return country
  return new Intl.DisplayNames(regions[locale], { type: 'region' }).of(country) ?? country
}

/** Countries that come first in the list (browsing.md §5). */
export const preferredCountries = ['US', 'GT'] as const

/**
 * The countries a phone may be of, by their names in a language. The page gets the list from here, since
 * browsers do not all know the same names.
 */
export function listPhoneCountries(
  locale: Locale,
  preferred: readonly string[] = preferredCountries,
): PhoneCountries {
  const names = new Intl.DisplayNames(regions[locale], { type: 'region' })
  const order = new Intl.Collator(regions[locale])
  const all = getCountries().map((code): PhoneCountry => ({
    code,
    name: names.of(code) ?? code,
    dial: getCountryCallingCode(code),
  }))
  return {
    preferred: preferred.flatMap((code) => all.filter((country) => country.code === code)),
    others: all
      .filter(({ code }) => !preferred.includes(code))
      .sort((a, b) => order.compare(a.name, b.name)),
  }
}
