import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { faqs } from '~content/faq'
import type { Locale } from '~content/locale'
import type { PreviewClaim } from '~content/preview'
import { contentCache, readContent } from '~/platform/content/read-content.server'
import { env } from '~/platform/env/env.server'
import { pageMoment } from '~/platform/time/page-moment.server'
import { href } from '~/routing/href'
import { cms } from '~/testing/network/cms'
import { fakeNetwork } from '~/testing/network/fake-network'
import { createPreviewHandler } from './handle-preview.server'
import { findPreviewNotice } from '~/features/site/preview/preview-notice.server'
import { signPreview } from '../link/preview-token.server'

const claim: PreviewClaim = {
  uid: 'api::faq.faq',
  documentId: 'abc',
  locale: 'en',
  status: 'draft',
  expiresAt: Math.floor(Date.now() / 1000) + 600,
}
const question = (documentId: string, words: string) => ({
  documentId,
  question: words,
  answer: '',
  topic: 'booking',
  keywords: '',
  order: 1,
})
const published = [question('abc', 'As published'), question('def', 'Another')]
const tokenOf = (change: Partial<PreviewClaim> = {}) =>
  signPreview({ ...claim, ...change }, env.PREVIEW_SECRET)
const page = (locale: Locale = 'en') => href('assistant', locale)

const network = fakeNetwork()
const requestedTokens: (string | null)[] = []

beforeEach(async () => {
  requestedTokens.length = 0
  network.use(
    cms.answers('faqs', { data: published }),
    cms.hasDraft(question('abc', 'As a draft'), (token) => requestedTokens.push(token)),
  )
  await contentCache().refresh()
})

/** A page that reads content, waits as loaders do, and reads again. */
async function renderPage(): Promise<Response> {
  const words = async () => (await readContent(faqs, 'en'))?.map((each) => each.question)
  const before = await words()
  await wait(20)
  const after = await words()
  const spanish = (await readContent(faqs, 'es'))?.map((each) => each.question)
  const notice = findPreviewNotice()?.title ?? null
  return Response.json({ before, after, spanish, notice, moment: pageMoment().toISOString() })
}

const ask = (path: string, init?: RequestInit) =>
  createPreviewHandler(renderPage)(new Request(env.SITE_ORIGIN + path, init))
const preview = (token: string, more = '', path = page()) => ask(`${path}?preview=${token}${more}`)

describe('a preview', () => {
  it('reads the draft of one document in one language, and everything else as published', async () => {
    const answer = await preview(tokenOf())
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      before: ['As a draft', 'Another'],
      after: ['As a draft', 'Another'],
      spanish: ['As published', 'Another'],
      notice: 'Preview',
    })
    expect(requestedTokens).toEqual([tokenOf()])
  })

  it('stays apart from pages that are rendered at the same time', async () => {
    const began = Date.now()
    const [draft, live, later] = await Promise.all([
      preview(tokenOf()),
      renderPage(),
      preview(tokenOf(), '&asOf=2027-03-01T00:00'),
    ])
    expect(await live.json()).toMatchObject({
      before: ['As published', 'Another'],
      after: ['As published', 'Another'],
      notice: null,
    })
    expect(await later.json()).toMatchObject({ moment: '2027-03-01T06:00:00.000Z' })
    const evening = await preview(tokenOf(), '&asOf=2027-03-01&asOfHour=18:00')
    expect(await evening.json()).toMatchObject({ moment: '2027-03-02T00:00:00.000Z' })
    const { moment } = (await draft.json()) as { moment: string }
    expect(Date.parse(moment)).toBeGreaterThanOrEqual(began)
    expect(Date.parse(moment)).toBeLessThanOrEqual(Date.now())
    expect(await (await renderPage()).json()).toMatchObject({ before: ['As published', 'Another'] })
  })

  it('is kept by nobody and found by no search engine', async () => {
    for (const answer of [await preview(tokenOf()), await preview('forged')]) {
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      expect(answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
    }
  })

  it('answers the data of client navigation in the same way', async () => {
    const answer = await preview(tokenOf(), '', `${page()}.data`)
    expect(await answer.json()).toMatchObject({ before: ['As a draft', 'Another'] })
  })
})

describe('the link of a client', () => {
  const link = 'a1'.repeat(16)
  const later = { ...question('abc', 'As a draft'), startDate: '2999-01-01T00:00:00.000Z' }

  it('opens the page as of now, sends no referrer and no form', async () => {
    const began = Date.now()
    network.use(cms.hasDraft(later))
    const answer = await preview(tokenOf({ link }), '&asOf=2027-03-01T00:00')
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(answer.headers.get('Content-Security-Policy')).toBe("form-action 'none'")
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
    const { before, moment } = (await answer.json()) as { before: string[]; moment: string }
    expect(before).toEqual(['As a draft', 'Another'])
    expect(Date.parse(moment)).toBeGreaterThanOrEqual(began)
    expect(Date.parse(moment)).toBeLessThanOrEqual(Date.now())
  })

  it('says in its language that it is over: 410', async () => {
    const expired = await preview(tokenOf({ link, expiresAt: 1000, locale: 'es' }), '', page('es'))
    network.use(cms.hasNoPreview())
    const revoked = await preview(tokenOf({ link, locale: 'es' }), '', page('es'))
    for (const answer of [expired, revoked]) {
      expect(answer.status).toBe(410)
      const text = await answer.text()
      expect(text).toContain('<html lang="es">')
      expect(text).toContain('Este enlace ya no está vigente')
      expect(text).not.toContain('lang="en"')
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
    }
  })

  it('is good for no other page', async () => {
    const path = `${href('home', 'en')}?preview=${tokenOf({ link })}`
    expect((await ask(path)).status).toBe(401)
  })
})

describe('no preview', () => {
  it.each([
    ['a forged token', `${page()}?preview=${tokenOf().slice(0, -2)}xx`],
    ['an expired token', `${page()}?preview=${tokenOf({ expiresAt: 1000 })}`],
    ['two tokens', `${page()}?preview=${tokenOf()}&preview=${tokenOf()}`],
    ['no token', `${page()}?preview=`],
    ['the token of a page on another', `${href('home', 'en')}?preview=${tokenOf()}`],
    ['the token of a language in the other', `${page('es')}?preview=${tokenOf()}`],
    ['a token where there is no page', `/nowhere?preview=${tokenOf()}`],
  ])('is opened by %s: 401', async (_, path) => {
    const handle = vi.fn(renderPage)
    const answer = await createPreviewHandler(handle)(new Request(env.SITE_ORIGIN + path))
    expect(answer.status).toBe(401)
    expect(handle).not.toHaveBeenCalled()
    const text = await answer.text()
    expect(text).toContain('<section lang="es">')
    expect(text).not.toContain('As a draft')
  })

  it('asks the CMS about a token that is forged', async () => {
    await preview('forged')
    await preview(tokenOf({ expiresAt: 1000 }))
    expect(requestedTokens).toEqual([])
  })

  it('is there of what the CMS does not have, or cannot give', async () => {
    const answerWith = (status: number) => network.use(cms.refuses('preview', status))
    answerWith(404)
    expect((await preview(tokenOf())).status).toBe(404)
    answerWith(401)
    expect((await preview(tokenOf())).status).toBe(503)
    answerWith(500)
    expect((await preview(tokenOf())).status).toBe(503)
  })

  it('is made of a draft that lacks what its page needs', async () => {
    network.use(cms.hasDraft({ ...question('abc', ''), topic: 'unheard of' }))
    const answer = await preview(tokenOf())
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('<li>topic</li>')
  })

  it('sends a form', async () => {
    const handle = vi.fn(renderPage)
    const answer = await createPreviewHandler(handle)(
      new Request(`${env.SITE_ORIGIN}${page()}?preview=${tokenOf()}`, { method: 'POST' }),
    )
    expect(answer.status).toBe(403)
    expect(handle).not.toHaveBeenCalled()
  })
})
