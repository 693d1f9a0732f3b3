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
    const { pathname, search, origin } = location
    const given = fieldsIn(search)
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

function fieldsIn(search: string): [string, string][] {
  const query = new URLSearchParams(search)
  return Object.values(campaignFields).flatMap((name): [string, string][] => {
    const value = query.get(name)?.slice(0, maxCampaignValueLength)
    return value ? [[name, value]] : []
  })
}

/**
 * What was noted, as fields of a form; empty if the browser kept nothing. A tab that was opened with Ctrl or the menu
 * of the browser gets no copy of the session storage: its campaign is that of the page of this site that opened it.
 */
export function readCampaign(): URLSearchParams {
  try {
    const noted = new URLSearchParams(sessionStorage.getItem(storageKey) ?? '')
    return fieldsIn(noted.toString()).length > 0 ? noted : (campaignOfOpener() ?? noted)
  } catch {
    return new URLSearchParams()
  }
}

/** The campaign in the address of the page of this site that led to the document; null if it has none. */
function campaignOfOpener(): URLSearchParams | null {
  if (!document.referrer.startsWith(`${location.origin}/`)) return null
  const { pathname, search } = new URL(document.referrer)
  const given = fieldsIn(search)
  if (given.length === 0) return null
  return new URLSearchParams([
    ...given,
    [landingPageField, `${pathname}${search}`.slice(0, maxAddressLength)],
  ])
}
