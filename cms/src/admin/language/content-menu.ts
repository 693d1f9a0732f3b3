import { locales } from '../../../../content-types/locale'
import { spanish } from '../../labels/spanish'

type Link = { title: string; search?: string | null }

/** The content manager's hooks for the links of its menu. */
export const collectionLinksHook = 'Admin/CM/pages/App/mutate-collection-types-links'
export const singleLinksHook = 'Admin/CM/pages/App/mutate-single-types-links'

/**
 * Content opens in the language of the panel, and the menu keeps it; Strapi would open English. Titles are translated
 * here, so that the menu is sorted and searched by what it shows.
 */
export function inPanelLanguage<Given extends Link>(link: Given, language: string): Given {
  const locale = locales.find((one) => one === language)
  if (!locale) return link
  const search = [link.search, `plugins[i18n][locale]=${locale}`].filter(Boolean).join('&')
  const title = locale === 'es' ? (spanish[link.title] ?? link.title) : link.title
  return { ...link, title, search }
}

const panelLanguage = () => document.documentElement.lang

export function openCollections<Given extends { ctLinks: Link[] }>(given: Given): Given {
  const ctLinks = given.ctLinks.map((link) => inPanelLanguage(link, panelLanguage()))
  return { ...given, ctLinks }
}

export function openSingles<Given extends { stLinks: Link[] }>(given: Given): Given {
  const stLinks = given.stLinks.map((link) => inPanelLanguage(link, panelLanguage()))
  return { ...given, stLinks }
}
