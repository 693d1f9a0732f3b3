import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { preferredCountries } from './phone-countries.server'
import { plainPhone } from './looks-like-phone'
import type { PhoneCheck } from './phone-rules'

export type PhoneNumber = {
  /** As it is dialled from abroad, in groups: `+502 5555 1234`. */
  international: string
  /** As it is dialled in its country. */
  national: string
  /** The country of the number, which the visitor may have written in front of it. */
  countryCode: string | null
}

/**
 * Reads a phone number as it is written in a country (ISO 3166-1), or, where a program names none, in the first of the
 * preferred ones in which it is a number: what is one in both is rare. Null if it is invalid.
 */
export function findPhoneNumber(text: string, countryCode: string): PhoneNumber | null {
  for (const country of countryCode ? [countryCode] : preferredCountries) {
    const number = readNumber(text, country)
    if (number) return number
  }
  return null
}

/** A number with the code of its country, which links to WhatsApp need; what is no number stays as it is. */
export function internationalPhone(text: string, countryCode: string): string {
  return findPhoneNumber(text, countryCode)?.international ?? text
}

function readNumber(text: string, countryCode: string): PhoneNumber | null {
  const defaultCountry = isSupportedCountry(countryCode) ? countryCode : undefined
  const number = parsePhoneNumberFromString(plainPhone(text), { defaultCountry, extract: false })
  if (!number?.isValid()) return null
  return {
    international: number.formatInternational(),
    national: number.formatNational(),
    countryCode: number.country ?? defaultCountry ?? null,
  }
}

/** The check of the server, by the numbering plans of the world. */
export const isPhoneNumber: PhoneCheck = (text, countryCode) =>
  findPhoneNumber(text, countryCode) !== null
