import type { BackendModule, ResourceLanguage } from 'i18next'
import type { Locale } from '~content/locale'
import { untilOnline } from '~/platform/http/until-online'
import { seconds } from '~/platform/units/duration'
import { bundlesOf, type NamespaceBundle, type namespaceBundles } from './namespace-bundles'

type Scripts = {
  [Bundle in NamespaceBundle]: () => Promise<
    Record<(typeof namespaceBundles)[Bundle][number], object>
  >
}

const scripts: Record<Locale, Scripts> = {
  en: {
    every: () => import('~/locales/en/bundles/every'),
    catalogue: () => import('~/locales/en/bundles/catalogue'),
    where: () => import('~/locales/en/bundles/where'),
    listMap: () => import('~/locales/en/bundles/list-map'),
    place: () => import('~/locales/en/bundles/place'),
    favorites: () => import('~/locales/en/bundles/favorites'),
    forms: () => import('~/locales/en/bundles/forms'),
    leads: () => import('~/locales/en/bundles/leads'),
    landings: () => import('~/locales/en/bundles/landings'),
    company: () => import('~/locales/en/bundles/company'),
    staffArea: () => import('~/locales/en/bundles/staff-area'),
  },
  es: {
    every: () => import('~/locales/es/bundles/every'),
    catalogue: () => import('~/locales/es/bundles/catalogue'),
    where: () => import('~/locales/es/bundles/where'),
    listMap: () => import('~/locales/es/bundles/list-map'),
    place: () => import('~/locales/es/bundles/place'),
    favorites: () => import('~/locales/es/bundles/favorites'),
    forms: () => import('~/locales/es/bundles/forms'),
    leads: () => import('~/locales/es/bundles/leads'),
    landings: () => import('~/locales/es/bundles/landings'),
    company: () => import('~/locales/es/bundles/company'),
    staffArea: () => import('~/locales/es/bundles/staff-area'),
  },
}

/** Loads the translations of some namespaces, with all others of their bundles. */
export async function loadNamespaces(
  locale: Locale,
  namespaces: readonly string[],
): Promise<ResourceLanguage> {
  const loaded = await Promise.all(bundlesOf(namespaces).map((bundle) => scripts[locale][bundle]()))
  return Object.assign({}, ...loaded) as ResourceLanguage
}

/** The pauses before a failed load is retried. */
const pauses = [seconds(0.5), seconds(2)]

/**
 * i18next backend that loads namespaces after the first page; `useTranslation` suspends meanwhile.
 * A failed load is retried twice, when online. If it still fails (e.g. after a release) the page reloads, as Remix
 * does for a missing route module.
 */
export function createNamespaceBackend(locale: Locale): BackendModule {
  return {
    type: 'backend',
    init: () => {},
    read: (_language, namespace, done) => {
      void loadPatiently(locale, [namespace]).then(
        (words) => done(null, words[namespace]),
        // Offline, a reload would show the browser's error page and lose what was filled in.
        () => untilOnline().then(() => window.location.reload()),
      )
    },
  }
}

/**
 * Loads the namespaces of the first page, with the same retries. If they still fail the page reloads, unless it was
 * opened by a reload. Rejects after that.
 */
export async function loadFirstNamespaces(
  locale: Locale,
  namespaces: readonly string[],
): Promise<ResourceLanguage> {
  try {
    return await loadPatiently(locale, namespaces)
  } catch (error) {
    await untilOnline()
    if (!isReloaded()) window.location.reload()
    throw error
  }
}

async function loadPatiently(
  locale: Locale,
  namespaces: readonly string[],
): Promise<ResourceLanguage> {
  for (const pause of pauses) {
    try {
      return await loadNamespaces(locale, namespaces)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
      await untilOnline()
    }
  }
  return loadNamespaces(locale, namespaces)
}

function isReloaded(): boolean {
  const [opening] = performance.getEntriesByType('navigation')
  return opening instanceof PerformanceNavigationTiming && opening.type === 'reload'
}
