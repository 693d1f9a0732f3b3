import { expect, it, vi } from 'vitest'
import { listWithUs } from '~content/list-with-us'
import { siteSettings } from '~content/site-settings'
import { readSiteData } from './read-site-data.server'

vi.mock('~/platform/content/read-content.server', () => ({
  readContent: async ({ uid }: { uid: string }, locale: string) => {
    if (uid === siteSettings.uid) return { assistantWidgetId: null }
    return uid === listWithUs.uid && locale === 'en' ? {} : null
  },
}))

it('says whether a language has the page for owners', async () => {
  expect((await readSiteData('en')).hasListWithUs).toBe(true)
  expect((await readSiteData('es')).hasListWithUs).toBe(false)
})
