import type { BackendModule, ResourceLanguage } from 'i18next'
import type { Locale } from '~content/locale'
import { seconds } from '~/platform/units/duration'
import { groupsOf, type WordGroup, type wordGroups } from './word-groups'

type Scripts = {
  [Group in WordGroup]: () => Promise<Record<(typeof wordGroups)[Group][number], object>>
}

const scripts: Record<Locale, Scripts> = {
  en: {
    every: () => import('~/locales/en/groups/every'),
    catalogue: () => import('~/locales/en/groups/catalogue'),
    where: () => import('~/locales/en/groups/where'),
    listMap: () => import('~/locales/en/groups/list-map'),
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
    where: () => import('~/locales/es/groups/where'),
    listMap: () => import('~/locales/es/groups/list-map'),
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

/** The pauses after which words are asked for again. */
const pauses = [seconds(0.5), seconds(2)]

/**
 * Loads what the first page did not bring, when a page or a part of one asks for it: `useTranslation` suspends meanwhile.
 * What fails is asked for again, without a network once it is back. Where the words cannot be had even so, as after a
 * release, the page is loaded again, as Remix does where a route's script cannot be had.
 */
export function laterWords(locale: Locale): BackendModule {
  return {
    type: 'backend',
    init: () => {},
    read: (_language, namespace, done) => {
      void loadPatiently(locale, namespace).then(
        (words) => done(null, words[namespace]),
        () => untilOnline().then(() => window.location.reload()),
      )
    },
  }
}

async function loadPatiently(locale: Locale, namespace: string): Promise<ResourceLanguage> {
  for (const pause of pauses) {
    try {
      return await loadWords(locale, [namespace])
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
      await untilOnline()
    }
  }
  return loadWords(locale, [namespace])
}

/** To load a page again without a network would show the browser's error page and lose what was filled in. */
async function untilOnline(): Promise<void> {
  if (navigator.onLine) return
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
}
