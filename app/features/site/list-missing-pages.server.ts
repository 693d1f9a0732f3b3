import { aboutUs } from '~content/about-us'
import { documentPages, type DocumentPageKind } from '~content/document-page'
import { landingPrice } from '~content/landing-price'
import { legalTexts } from '~content/legal-text'
import { listWithUs } from '~content/list-with-us'
import type { Locale } from '~content/locale'
import { menuPages, type MenuPage } from '~content/menu'
import { referralPlan } from '~content/referral-plan'
import { fallbackTo } from '~/platform/content/fallback-to.server'
import { hasContent, readPresence } from '~/platform/content/read-content.server'
import { pageMoment } from '~/platform/time/page-moment.server'
import { windowState } from '~/platform/time/window'

/**
 * The pages a menu may name that answer 404 or 410 in a language, because they are not published in it or not shown
 * now. One whose content is unavailable counts as missing for a minute. A window that opens or closes changes no page
 * at once, since all have menus: each learns of it when it is rendered next, within the hour.
 */
export async function listMissingPages(locale: Locale): Promise<MenuPage[]> {
  const [about, owners, referral, terms, documents, prices] = await Promise.all([
    fallbackTo(hasContent(aboutUs, locale), false),
    fallbackTo(hasContent(listWithUs, locale), false),
    fallbackTo(hasContent(referralPlan, locale), false),
    fallbackTo(readPresence(legalTexts, locale), null),
    fallbackTo(readPresence(documentPages, locale), null),
    fallbackTo(readPresence(landingPrice, locale), null),
  ])
  const hasService = (service: DocumentPageKind) => documents?.includes(service) ?? false
  const isThere: Partial<Record<MenuPage, boolean>> = {
    aboutUs: about,
    listWithUs: owners,
    referralPlan: referral,
    terms: terms ?? false,
    photography: hasService('photography'),
    propertyManagement: hasService('propertyManagement'),
    propertyMarketing: hasService('propertyMarketing'),
    landingPrices: prices !== null && windowState(prices, pageMoment()) === 'open',
  }
  return menuPages.filter((page) => isThere[page] === false)
}
