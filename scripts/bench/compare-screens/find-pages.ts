import { locales, type Locale } from '~content/locale'
import { findPage, isStaffPage } from '~/routing/find-page'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { pageEntry, pageNames } from '~/routing/table'

type FoundPage = { name: string; locale: Locale; path: string }

/**
 * The paths that are named, else one of each kind in each language. Pages of one person, whose addresses are secret,
 * are left out.
 */
export async function findPages(site: string, named: readonly string[]): Promise<FoundPage[]> {
  if (named.length > 0) return named.map(describe)
  const sitemap = await (await fetch(`${site}/${resources.sitemap.path}`)).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  return locales.flatMap((locale) =>
    pageNames.flatMap((name) => {
      const hasParameters = pageEntry(name).paths[locale].includes(':')
      const path = hasParameters
        ? listed.find((one) => isPage(one, name, locale))
        : href(name, locale)
      const isOpen = path !== undefined && (name === 'staffSignIn' || !isStaffPage(path))
      return isOpen ? [{ name, locale, path }] : []
    }),
  )
}

function isPage(path: string, name: string, locale: Locale): boolean {
  const found = findPage(path)
  return found?.name === name && found.locale === locale
}

function describe(path: string, index: number): FoundPage {
  const found = findPage(path.replace(/[?#].*/, ''))
  return { name: `${index + 1}-${found?.name ?? 'none'}`, locale: found?.locale ?? 'en', path }
}
