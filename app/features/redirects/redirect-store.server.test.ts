import { expect, it, onTestFinished } from 'vitest'
import type { ContentChange } from '~content/content-change'
import { applyContentChange } from '~/platform/content/content-events.server'
import { cms } from '~/testing/network/cms'
import { fakeNetwork } from '~/testing/network/fake-network'
import { findRedirect, startRedirects } from './redirect-store.server'

const uid = 'api::landing-page.landing-page'
const network = fakeNetwork()

/** The CMS knows where a former name leads only while its page is published. */
function answer(slugs: string[]): void {
  const formerSlugs = slugs.map((slug) => {
    return { uid, documentId: 'x', locale: 'en', oldSlug: 'rain', slug }
  })
  const body = { revision: '1', paths: [], formerSlugs, goneRentals: [] }
  network.use(cms.answers('redirects', body))
}

const announce = (event: ContentChange['event'], of = uid) =>
  applyContentChange({ event, uid: of, documentId: 'x', locale: 'en', revision: '2' })

it('the former name of a page leads on once the page is published again, and no longer when it goes', async () => {
  answer([])
  onTestFinished(await startRedirects())
  answer(['sun'])
  await announce('publish', 'api::faq.faq')
  expect(findRedirect('/landing-page/rain')).toBeNull()
  await announce('publish')
  expect(findRedirect('/landing-page/rain')?.to).toBe('/landing-page/sun')
  answer([])
  await announce('unpublish')
  expect(findRedirect('/landing-page/rain')).toBeNull()
})
