import { describe, expect, it, vi } from 'vitest'
import type { Review, SentReview } from '~content/review'
import { RecordsUnavailable, RequestRejected } from '~/platform/content/private-records.server'
import { clientAddressHeader } from '~/platform/http/client-address'
import { privateLink } from '~/platform/links/private-link.server'
import { sampleReview } from '~/testing/factories/review'
import { answerReviewPage } from './answer-review-page.server'
import { readReviewPage } from './read-review-page.server'
import { hashReviewLink } from '../review-link.server'

const review = sampleReview()
const link = privateLink('review', review.reference)
const now = new Date('2027-01-11T15:00:00Z')
const stay = (over: Partial<NonNullable<Review['stay']>>): Review => {
  const { stay: sample } = sampleReview()
  return sampleReview({ stay: sample && { ...sample, ...over } })
}
const whole = {
  place: '5',
  cleanliness: '5',
  accuracy: '5',
  host: '5',
  value: '4',
  text: 'Todo bien.',
  name: 'Ana',
}

let visitors = 0

function storeOf(found: Review) {
  const send = vi.fn(async (_: string, sent: SentReview): Promise<Review | null> => {
    return found.stage === 'asked' ? { ...found, stage: 'received', text: sent.text } : null
  })
  const hash = hashReviewLink(found.reference)
  return { send, findByLink: async (asked: string) => (asked === hash ? found : null) }
}

/** The page of a link as a visitor of their own asks for it, with a form or without. */
function request(fields?: Record<string, string>, search = ''): Request {
  visitors += 1
  const headers = { [clientAddressHeader]: `190.56.3.${visitors}` }
  const url = `https://ceiba.example/es/opinion/${link}${search}`
  if (!fields) return new Request(url, { headers })
  return new Request(url, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

async function look(found: Review, { path = link, search = '' } = {}) {
  const context = { request: request(undefined, search), locale: 'es', link: path } as const
  const { data, init } = await readReviewPage(context, { store: storeOf(found), now })
  return { ...data, status: init?.status }
}

describe('the page behind the link', () => {
  it.each([
    ['open', review, 200],
    ['early', stay({ endDate: '2027-01-12' }), 200],
    ['early', stay({ stage: 'arrived' }), 200],
    ['cancelled', stay({ stage: 'cancelled' }), 410],
    ['done', sampleReview({ stage: 'received' }), 200],
    ['done', sampleReview({ stage: 'refused' }), 200],
  ] as const)('is %s', async (state, found, status) => {
    expect(await look(found)).toMatchObject({ kind: 'review', state, status })
  })

  it('shows nothing of the guest but what they wrote and a proposed name', async () => {
    const shown = JSON.stringify(await look(review))
    expect(shown).toContain('Ana X.')
    expect(shown).not.toMatch(/example\.com|Lucía|CS-7K2M9Q/)
  })

  it('looks alike for every unknown link', async () => {
    for (const path of ['x', privateLink('review', 'CS-OTHER'), review.reference]) {
      expect(await look(review, { path })).toMatchObject({ kind: 'closed', status: 404 })
    }
  })

  it('thanks once it is sent, and only then', async () => {
    expect(await look(review, { search: '?sent=1' })).toMatchObject({ isSent: false })
    const done = sampleReview({ stage: 'received' })
    expect(await look(done, { search: '?sent=1' })).toMatchObject({ isSent: true })
  })
})

describe('what is sent', () => {
  async function answer(
    fields: Record<string, string>,
    store: Pick<ReturnType<typeof storeOf>, 'send' | 'findByLink'>,
  ) {
    try {
      const context = { request: request(fields), locale: 'es', link } as const
      const { data, init } = await answerReviewPage(context, { store, now })
      return { status: init?.status, ...data }
    } catch (thrown) {
      if (thrown instanceof Response) return thrown
      throw thrown
    }
  }

  it('is stored, in the language of the page, and leads back to it', async () => {
    const store = storeOf(review)
    const answered = await answer(whole, store)
    expect(answered).toMatchObject({ status: 303 })
    expect(store.send).toHaveBeenCalledWith(review.reference, {
      day: '2027-01-11',
      language: 'es',
      name: 'Ana',
      text: 'Todo bien.',
      ratings: { place: 5, cleanliness: 5, accuracy: 5, host: 5, value: 4 },
      address: expect.stringMatching(/^190\.56\.3\./),
    })
  })

  it('is told what is missing, and loses nothing', async () => {
    const store = storeOf(review)
    expect(await answer({ ...whole, place: '' }, store)).toMatchObject({
      status: 422,
      problem: 'incomplete',
      problems: { place: 'missing' },
      values: { text: 'Todo bien.', cleanliness: '5' },
    })
    expect(store.send).not.toHaveBeenCalled()
  })

  it('is turned away the second time', async () => {
    const store = storeOf(sampleReview({ stage: 'received' }))
    expect(await answer(whole, store)).toMatchObject({ status: 409, problem: 'closed' })
  })

  it.each([
    ['is away', new RecordsUnavailable('away')],
    ['rejects it', new RequestRejected('The CMS answered 400: why')],
  ])('is kept in the form while the CMS %s', async (_, err) => {
    const away = vi.fn(() => Promise.reject(err))
    for (const call of ['send', 'findByLink']) {
      expect(await answer(whole, { ...storeOf(review), [call]: away })).toMatchObject({
        status: 503,
        problem: 'unavailable',
        values: { name: 'Ana' },
      })
    }
  })
})
