import {
  campaignFields,
  landingPageField,
  maxAddressLength,
  maxCampaignValueLength,
  referrerField,
} from './campaign-fields'

/** Session storage: gone with the tab, handed on to a tab that a card opens, never sent but with a form. */
const storageKey = 'ceiba:campaign'

/**
 * Notes how the visit began, once a tab; a later address with campaign parameters begins it anew. Called on
 * each page, writes nothing into it.
 */
export function rememberCampaign(): void {
  try {
    const { searchParams, pathname, search, origin } = new URL(location.href)
    const given = Object.values(campaignFields).flatMap((name) => {
      const value = searchParams.get(name)?.slice(0, maxCampaignValueLength)
      return value ? [[name, value]] : []
    })
    if (given.length === 0 && sessionStorage.getItem(storageKey) !== null) return
    const noted = new URLSearchParams(given)
    const isForeign = document.referrer !== '' && new URL(document.referrer).origin !== origin
    if (isForeign) noted.set(referrerField, document.referrer.slice(0, maxAddressLength))
    noted.set(landingPageField, `${pathname}${search}`.slice(0, maxAddressLength))
    sessionStorage.setItem(storageKey, noted.toString())
  } catch {
    // A browser that keeps nothing; the form says less then.
  }
}

/** What was noted, as fields of a form; none where the browser kept nothing. */
export function readCampaign(): URLSearchParams {
  try {
    return new URLSearchParams(sessionStorage.getItem(storageKey) ?? '')
  } catch {
    return new URLSearchParams()
  }
}
