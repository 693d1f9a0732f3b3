import { expect, test, vi } from 'vitest'
import type { Locale } from '~content/locale'
import { readListWithUs } from '../list-with-us/read-list-with-us.server'
import { ownersEntries } from '../sitemap-entries.server'
import { readReferralPlan } from './read-referral-plan.server'

vi.mock('~/platform/content/read-content.server', () => ({
  readContent: async ({ path }: { path: string }, locale: Locale) =>
    path === 'referral-plan' && locale === 'en' ? { title: 'Refer', conditions: '' } : null,
}))

test('the referral plan is a page in the languages in which it is written, for visitors and the sitemap', async () => {
  const { page, translations } = await readReferralPlan('en')
  expect(page.title).toBe('Refer')
  expect(translations).toEqual({ en: {} })
  expect(await ownersEntries()).toEqual([
    { page: 'listWithUs', translations: {} },
    { page: 'referralPlan', translations: { en: {} } },
  ])
})

test('a language in which a page is not written leads to the other one, and is a 404 where neither has it', async () => {
  const answerTo = async (read: Promise<unknown>) => {
    const thrown: unknown = await read.catch((err: unknown) => err)
    if (!(thrown instanceof Response)) throw thrown
    return [thrown.status, thrown.headers.get('Location')]
  }
  expect(await answerTo(readReferralPlan('es'))).toEqual([302, '/referral-plan'])
  expect(await answerTo(readListWithUs('es'))).toEqual([404, null])
})
