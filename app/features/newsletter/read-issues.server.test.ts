import { expect, it } from 'vitest'
import { withTagScope } from '~/platform/page-cache/tag-scope.server'
import { atMoment } from '~/platform/time/page-moment.server'
import { cms } from '~/testing/network/cms'
import { fakeNetwork } from '~/testing/network/fake-network'
import { readIssues } from './read-issues.server'

const issue = (documentId: string, sentOn: string | null) => ({
  documentId,
  sentOn,
  slug: documentId,
  title: documentId,
  intro: '',
  body: '',
  updatedAt: '2026-11-01T00:00:00.000Z',
  image: null,
  imageAlt: '',
  seo: null,
})
const stored = [
  issue('old', '2026-10-05'),
  issue('later', '2026-12-05'),
  issue('new', '2026-11-05'),
  issue('unplanned', null),
]
fakeNetwork(cms.answers('newsletter-issues', { data: stored }))

const at = <Result>(moment: string, work: () => Promise<Result>) => atMoment(new Date(moment), work)
const idsAt = async (moment: string) =>
  (await at(moment, () => readIssues('en'))).map(({ documentId }) => documentId)

it('lists letters from the midnight of their day in Guatemala, the newest first', async () => {
  expect(await idsAt('2026-12-05T05:59:00Z')).toEqual(['new', 'old'])
  expect(await idsAt('2026-12-05T06:00:00Z')).toEqual(['later', 'new', 'old'])
})

it('is made anew when the next letter comes out', async () => {
  const { expiresAt } = await withTagScope(() => at('2026-11-20T00:00:00Z', () => readIssues('en')))
  expect(expiresAt).toBe(Date.parse('2026-12-05T06:00:00Z'))
})
