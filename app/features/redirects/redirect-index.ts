import { locales, type Locale } from '~content/locale'
import type { GoneRental, Redirects } from '~content/redirects'
import { rentalUid } from '~content/rental'
import { findPage } from '~/routing/find-page'
import { href } from '~/routing/href'
import { slugOwners } from '~/routing/slug-owner'

/** The redirect of an address without a page; `to` is a path, perhaps with a query. */
export type Redirect = { to: string; status: 301 | 302 }

export type RedirectIndex = {
  find: (path: string) => Redirect | null
  /** The present slug of a rental that had this one in the language; null if none had it. */
  findRentalSlug: (oldSlug: string, locale: Locale) => string | null
  /** The present slug of a town or region that had this one; null if none had it. */
  findPlaceSlug: (kind: 'town' | 'region', oldSlug: string) => string | null
  /** The rental whose page had the slug in the language until it was unpublished. */
  findGoneRental: (slug: string, locale: Locale) => GoneRental | null
}

/** The longest chain that is followed; the CMS has already resolved the chains of editors. */
const maxSteps = 10

/**
 * Finds redirects by path: those of editors first, then the former slugs of pages, towns and regions. A loop of
 * redirects leads nowhere.
 */
export function createRedirectIndex({
  paths,
  formerSlugs,
  goneRentals,
}: Omit<Redirects, 'revision'>): RedirectIndex {
  const byPath = new Map(
    paths.map(({ from, to, status }): [string, Redirect] => [comparablePath(from), { to, status }]),
  )
  const bySlug = new Map(formerSlugs.map((one) => [slugKey(one.uid, one.locale, one.oldSlug), one]))
  const gone = new Map(goneRentals.map((one) => [slugKey(rentalUid, one.locale, one.oldSlug), one]))

  /**
   * A page requested by a slug that it, its town or its region had before, in the language of the path or else in the
   * other one.
   */
  function findRenamed(path: string): Redirect | null {
    const page = findPage(path)
    const owners = page ? slugOwners(page.name) : []
    if (!page || owners.length === 0) return null
    const languages: Locale[] = [page.locale, ...locales.filter((one) => one !== page.locale)]
    for (const locale of languages) {
      const known = owners.map(({ uid, parameter, isShared }) => {
        const oldSlug = page.params[parameter] ?? ''
        const inLanguages = isShared ? languages : [locale]
        const [former] = inLanguages.flatMap((one) => bySlug.get(slugKey(uid, one, oldSlug)) ?? [])
        return { parameter, former }
      })
      const elsewhere = known.find(({ former }) => former?.toPath)?.former?.toPath
      if (elsewhere) return { to: elsewhere, status: 301 }
      const renamed = known.flatMap(({ parameter, former }) =>
        former?.slug ? [[parameter, former.slug] as const] : [],
      )
      if (renamed.length === 0) continue
      const params = { ...page.params, ...Object.fromEntries(renamed) }
      return { to: href(page.name, locale, params), status: 301 }
    }
    return null
  }

  const step = (path: string) => byPath.get(path) ?? findRenamed(path)

  return {
    find(path) {
      let to: string | null = null
      let status: Redirect['status'] = 301
      const seen = new Set([comparablePath(path)])
      for (let next = step(comparablePath(path)); next; next = step(comparablePath(next.to))) {
        const at = comparablePath(next.to)
        if (seen.has(at) || seen.size > maxSteps) return null
        seen.add(at)
        // The whole redirect is permanent only if every step is.
        if (next.status === 302) status = 302
        to = next.to
      }
      return to === null ? null : { to, status }
    },
    findRentalSlug: (oldSlug, locale) =>
      bySlug.get(slugKey(rentalUid, locale, oldSlug))?.slug ?? null,
    findPlaceSlug: (kind, oldSlug) => {
      const [former] = locales.flatMap(
        (locale) => bySlug.get(slugKey(`api::${kind}.${kind}`, locale, oldSlug)) ?? [],
      )
      return former?.slug ?? null
    },
    findGoneRental: (slug, locale) => gone.get(slugKey(rentalUid, locale, slug)) ?? null,
  }
}

function slugKey(uid: string, locale: Locale, slug: string): string {
  return `${uid} ${locale} ${slug}`
}

/** As the CMS compares paths: in lower case, without a query and without a slash at the end. */
function comparablePath(address: string): string {
  const path = address.replace(/[?#].*$/, '').toLowerCase()
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}
