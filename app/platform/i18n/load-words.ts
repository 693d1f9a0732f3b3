import type { BackendModule, ResourceLanguage } from 'i18next'
import type { Locale } from '~content/locale'
import { groupsOf, type WordGroup, type wordGroups } from './word-groups'

type Scripts = {
  [Group in WordGroup]: () => Promise<Record<(typeof wordGroups)[Group][number], object>>
}

const scripts: Record<Locale, Scripts> = {
  en: {
    every: () => import('~/locales/en/groups/every'),
    catalogue: () => import('~/locales/en/groups/catalogue'),
    place: () => import('~/locales/en/groups/place'),
    favorites: () => import('~/locales/en/groups/favorites'),
    forms: () => import('~/locales/en/groups/forms'),
    leads: () => import('~/locales/en/groups/leads'),
    landings: () => import('~/locales/en/groups/landings'),
    company: () => import('~/locales/en/groups/company'),
    staffArea: () => import('~/locales/en/groups/staff-area'),
  },
  es: {
    every: () => import('~/locales/es/groups/every'),
    catalogue: () => import('~/locales/es/groups/catalogue'),
    place: () => import('~/locales/es/groups/place'),
    favorites: () => import('~/locales/es/groups/favorites'),
    forms: () => import('~/locales/es/groups/forms'),
    leads: () => import('~/locales/es/groups/leads'),
    landings: () => import('~/locales/es/groups/landings'),
    company: () => import('~/locales/es/groups/company'),
    staffArea: () => import('~/locales/es/groups/staff-area'),
  },
}

/** Loads the translations of some namespaces, with all others of their groups. */
export async function loadWords(
  locale: Locale,
  namespaces: readonly string[],
): Promise<ResourceLanguage> {
  const loaded = await Promise.all(groupsOf(namespaces).map((group) => scripts[locale][group]()))
  return Object.assign({}, ...loaded) as ResourceLanguage
}

/**
 * Loads what the first page did not bring, when a page or a part of one asks for it: `useTranslation` suspends meanwhile.
 * Where it cannot be had, the page is loaded again, as Remix does where a route's script cannot be had.
 */
export function laterWords(locale: Locale): BackendModule {
  return {
    type: 'backend',
    init: () => {},
    read: (_language, namespace, done) => {
      loadWords(locale, [namespace]).then(
        (words) => done(null, words[namespace]),
        () => window.location.reload(),
      )
    },
  }
}
