import { afterEach, expect, it, vi } from 'vitest'
import { aboutUs } from '~content/about-us'
import type { ContentDefinition } from '~content/content-definition'
import { documentPages } from '~content/document-page'
import { landingPrice } from '~content/landing-price'
import { legalTexts } from '~content/legal-text'
import { listWithUs } from '~content/list-with-us'
import { menu, menuPages } from '~content/menu'
import { referralPlan } from '~content/referral-plan'
import { siteSettings } from '~content/site-settings'
import { withTagScope } from '~/platform/page-cache/tag-scope.server'
import { atMoment } from '~/platform/time/page-moment.server'
import { readSiteData } from './read-site-data.server'

const entries = menuPages.map((page) => ({ page, label: page, hint: null }))
const service = (kind: string, enabled = true) => ({ kind, enabled })
const everything: Record<string, unknown> = {
  [siteSettings.uid]: { assistantWidgetId: null },
  [menu.uid]: { sections: [], burger: entries, footer: entries },
  [aboutUs.uid]: {},
  [listWithUs.uid]: {},
  [referralPlan.uid]: {},
  [legalTexts.uid]: [{}],
  [documentPages.uid]: [
    service('photography'),
    service('propertyManagement'),
    service('propertyMarketing'),
  ],
  [landingPrice.uid]: { startDate: null, endDate: null },
}
/** What Spanish has instead; a response is thrown. */
const spanish = new Map<string, unknown>()
function find({ uid }: ContentDefinition, locale: string) {
  const found = locale === 'es' && spanish.has(uid) ? spanish.get(uid) : everything[uid]
  if (found instanceof Response) throw found
  return found
}

vi.mock('~/platform/content/read-content.server', () => ({
  readContent: async (definition: ContentDefinition, locale: string) => {
    const isOfEveryPage = definition.uid === siteSettings.uid || definition.uid === menu.uid
    if (!isOfEveryPage) throw new Error('its fields would mark every page stale')
    return find(definition, locale)
  },
  hasContent: async (definition: ContentDefinition, locale: string) =>
    find(definition, locale) !== null,
  readPresence: async (definition: ContentDefinition, locale: string) =>
    definition.presenceOf?.(find(definition, locale)),
}))

afterEach(() => spanish.clear())

it('leads to every page where each is written', async () => {
  const { menu: shown, missingPages } = await readSiteData('en')
  expect(missingPages).toEqual([])
  expect(shown.burger).toEqual(entries)
})

it('leads to no page that its language lacks, while the other language does', async () => {
  spanish.set(referralPlan.uid, null)
  spanish.set(legalTexts.uid, [])
  spanish.set(documentPages.uid, [service('photography'), service('propertyMarketing', false)])
  const missing = ['propertyManagement', 'propertyMarketing', 'referralPlan', 'terms']
  const { menu: shown, missingPages } = await readSiteData('es')
  expect(missingPages).toEqual(missing)
  for (const list of [shown.burger, shown.footer]) {
    expect(list.map(({ page }) => page)).toEqual(
      menuPages.filter((page) => !missing.includes(page)),
    )
  }
  expect((await readSiteData('en')).missingPages).toEqual([])
})

it('leads to the landing of prices while it is shown', async () => {
  const endDate = '2027-03-31T05:59:59.999Z'
  spanish.set(landingPrice.uid, { startDate: null, endDate })
  const readAt = (moment: number) =>
    atMoment(new Date(moment), () => withTagScope(() => readSiteData('es')))
  const last = Date.parse(endDate)
  const shown = await readAt(last)
  expect(shown.result.missingPages).toEqual([])
  // Every page has menus, and would expire with it.
  expect(shown.expiresAt).toBeNull()
  expect((await readAt(last + 1)).result.missingPages).toEqual(['landingPrices'])
})

it('does without a page whose content is unavailable, for a minute', async () => {
  spanish.set(aboutUs.uid, new Response(null, { status: 503 }))
  const { result, expiresAt } = await withTagScope(() => readSiteData('es'))
  expect(result.missingPages).toEqual(['aboutUs'])
  expect(expiresAt).toBeLessThanOrEqual(Date.now() + 60_000)
})
