import type { Locale } from '~content/locale'
import { isOwnPath } from '~/platform/http/is-own-path'

/** Entries from an earlier version of the site have one name, of the page that was open. */
type SeenName = string | Partial<Record<Locale, string>>

/** A place whose page was opened on this device, as its card needs it. */
export type SeenRental = {
  slug: string
  /** Of its page in each language in which it exists. */
  paths: Partial<Record<Locale, string>>
  name: SeenName
  town: SeenName
  /** Path of a small picture. */
  picture: string | null
}

/** Local storage key of the places that were seen lately, the latest first. */
export const seenKey = 'ceiba:seen'

/** One more than are shown, since a place's own page leaves it out. */
const maxRemembered = 7

/** The places that were seen lately. Whatever else the storage holds is left out. Never throws. */
export function readSeenRentals(): SeenRental[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(seenKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSeenRental).slice(0, maxRemembered) : []
  } catch {
    return []
  }
}

/**
 * Remembers that a place's page is open; `json` is what the page says of it. Nothing where the browser stores nothing.
 */
export function rememberSeenRental(json: string): void {
  try {
    const rental: unknown = JSON.parse(json)
    if (!isSeenRental(rental)) return
    const others = readSeenRentals().filter(({ slug }) => slug !== rental.slug)
    const latest = [rental, ...others].slice(0, maxRemembered)
    localStorage.setItem(seenKey, JSON.stringify(latest))
  } catch {
    // The visit is not remembered then.
  }
}

export function forgetSeenRentals(): void {
  try {
    localStorage.removeItem(seenKey)
  } catch {
    // Nothing was remembered.
  }
}

function isSeenRental(value: unknown): value is SeenRental {
  if (!isObject(value)) return false
  const { slug, name, town, picture, paths } = value as Record<string, unknown>
  return (
    typeof slug === 'string' &&
    [name, town].every((text) => typeof text === 'string' || isObject(text)) &&
    (picture === null || isOwnPath(picture)) &&
    isObject(paths) &&
    Object.values(paths).every(isOwnPath)
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
