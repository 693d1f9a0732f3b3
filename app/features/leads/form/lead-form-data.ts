import type { PhoneCountries } from '~/ui/forms/phone-countries'

/** What every lead form shows besides its words: the same for everybody. */
export type LeadFormData = {
  phoneCountries: PhoneCountries
  /** None where no bot check is configured. */
  botCheckKey: string | null
  /** Where in the country somebody may wish to stay, by region. */
  places: { region: string; towns: string[] }[]
}
