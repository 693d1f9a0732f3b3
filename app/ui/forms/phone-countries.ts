export type PhoneCountry = {
  /** ISO 3166-1, e.g. `GT`. */
  code: string
  /** In the language of the page. */
  name: string
  /** Country calling code, e.g. `502`. */
  dial: string
}

/** The most frequent countries are listed first. */
export type PhoneCountries = { preferred: PhoneCountry[]; others: PhoneCountry[] }
