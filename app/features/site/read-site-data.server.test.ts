import { expect, it, vi } from 'vitest'
import { listWithUs } from '~content/list-with-us'
import { siteSettings } from '~content/site-settings'
import { readSiteData } from './read-site-data.server'

vi.mock('~/platform/content/read-content.server', () => ({
  readContent: async ({ uid }: { uid: string }, locale: string) => {
    if (uid === listWithUs.uid) throw new Error('its fields would mark every page stale')
    return uid === siteSettings.uid && locale ? { assistantWidgetId: null } : null
  },
  hasContent: async ({ uid }: { uid: string }, locale: string) =>
    uid === listWithUs.uid && locale === 'en',
}))

it('says whether a language has the page for owners', async () => {
  expect((await readSiteData('en')).hasListWithUs).toBe(true)
  expect((await readSiteData('es')).hasListWithUs).toBe(false)
})
