import { redirect } from '@remix-run/node'
import { accommodationSlug, accommodationSlugs } from '~content/accommodation-slug'
import { legalTexts, type LegalText } from '~content/legal-text'
import { otherLocale, type Locale } from '~content/locale'
import type { Seo } from '~content/seo'
import { siteSettings } from '~content/site-settings'
import { readContent } from '~/platform/content/read-content.server'
import { notFound } from '~/platform/http/not-found.server'
import { renderMarkdown } from '~/platform/markdown/render-markdown.server'
import type { Translations } from '~/routing/translations'
import { firstLegalPath } from './first-legal-path.server'
import { fillContact } from './fill-contact'
import { foldText, type FoldedMarkdown } from './fold-text'
import { legalAddress, legalPath, type LegalAddress } from './legal-address'
import { orderTexts } from './order-texts'

export type LegalPageData = LegalAddress & {
  translations: Translations
  title: string
  /** For descriptions: the first words of the text. */
  summary: string
  /** `YYYY-MM-DD`. */
  effectiveDate: string | null
  seo: Seo | null
  /** HTML of each part; empty if there is none. */
  html: FoldedMarkdown
  /** Every text of the language, as the list beside the text shows it. */
  list: { id: string; area: LegalText['area']; name: string; path: string }[]
}

const summaryLength = 155

/**
 * What the page of a text shows. Throws a 404 for a text that neither language has, a permanent redirect for the slug
 * of the other language, one for now to the only language that a text has, and one from the group of the kinds of
 * places to its first text.
 */
export async function readLegalPage(
  locale: Locale,
  { slug = '', subslug }: { slug?: string; subslug?: string },
): Promise<LegalPageData> {
  const other = otherLocale(locale)
  const isGroup = accommodationSlugs.includes(slug)
  if (subslug !== undefined && !isGroup) throw notFound()
  if (subslug === undefined && isGroup) {
    throw redirect(await firstLegalPath(locale, 'accommodation'))
  }
  const [settings, texts, otherTexts] = await Promise.all([
    readContent(siteSettings, locale),
    readContent(legalTexts, locale).then((all) => orderTexts(all ?? [])),
    readContent(legalTexts, other).then((all) => all ?? []),
  ])
  const area = subslug === undefined ? 'site' : 'accommodation'
  const isAsked = (text: LegalText) => text.area === area && text.slug === (subslug ?? slug)
  const text = texts.find(isAsked)
  if (!text || (subslug !== undefined && slug !== accommodationSlug[locale])) {
    const foreign = otherTexts.find(isAsked)
    const meant = text ?? texts.find(({ documentId }) => documentId === foreign?.documentId)
    if (meant) throw redirect(legalPath(meant, locale), 301)
    throw foreign ? redirect(legalPath(foreign, other)) : notFound()
  }
  const address = legalAddress(text, locale)
  const markdown = fillContact(text.text, settings)
  const translation = otherTexts.find(({ documentId }) => documentId === text.documentId)
  return {
    ...address,
    translations: {
      [locale]: address.params,
      ...(translation && { [other]: legalAddress(translation, other).params }),
    },
    title: text.title,
    summary: summaryOf(markdown),
    effectiveDate: text.effectiveDate,
    seo: text.seo,
    html: htmlOf(foldText(markdown)),
    list: texts.map(({ documentId, area, name, slug }) => {
      return { id: documentId, area, name, path: legalPath({ area, slug }, locale) }
    }),
  }
}

function htmlOf({ start, middle, end }: FoldedMarkdown): FoldedMarkdown {
  const html = (markdown: string) => markdown && renderMarkdown(markdown, 2).html
  return { start: html(start), middle: html(middle), end: html(end) }
}

function summaryOf(markdown: string): string {
  const { text } = renderMarkdown(markdown, 2)
  if (text.length <= summaryLength) return text
  return `${text.slice(0, text.lastIndexOf(' ', summaryLength))} …`
}
