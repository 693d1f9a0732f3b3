export type PhoneCountry = {
  /** ISO 3166-1, e.g. `GT`. */
  code: string
  /** In the language of the page. */
  name: string
  /** What is dialled in front, e.g. `502`. */
  dial: string
}

/** The most frequent ones stand first in the list. */
export type PhoneCountries = { preferred: PhoneCountry[]; others: PhoneCountry[] }
