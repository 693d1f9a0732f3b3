import { describe, expect, it } from 'vitest'
import { clientAddressHeader } from '~/platform/http/client-address'
import { demoSources } from '~/testing/factories/assistant-sources'
import { readAnswer } from '../chat/read-answer'
import { answerAssistantCall } from './answer-assistant-call.server'

const sources = demoSources('2026-11-18')
const find = async () => sources
let visitors = 0

/** Every request comes from a visitor of its own, unless it is told from whom. */
function post(body: unknown, address = `10.0.${Math.floor(++visitors / 250)}.${visitors % 250}`) {
  return new Request('http://localhost/api/assistant', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [clientAddressHeader]: address },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

describe('POST /api/assistant', () => {
  it('answers what the conversation can read, and asks nobody to keep it', async () => {
    const question = 'casa para 6 en Antigua con piscina, menos de $200'
    const response = await answerAssistantCall(post({ question, language: 'es' }), find)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const answer = readAnswer(await response.json())
    expect(answer).toMatchObject({ question, first: 'rentals', isHandOver: false })
    expect(answer?.rentals?.cards.length).toBeGreaterThan(0)
    for (const { href } of answer?.rentals?.cards ?? []) {
      expect(href).toMatch(/^\/es\/casas-vacacionales\/guatemala\/[\w/-]+\?adult=6$/)
    }
  })

  it('answers from the FAQ in sanitized words', async () => {
    const answer = 'In **cash**. <script>alert(1)</script>'
    const en = sources.faqs.en.map((faq) => ({ ...faq, answer }))
    const faqs = { en, es: [] }
    const response = await answerAssistantCall(post({ question: 'How can I pay?' }), async () => ({
      ...sources,
      faqs,
    }))
    const html = readAnswer(await response.json())?.faqs?.entries[0]?.html
    expect(html).toContain('<strong>cash</strong>')
    expect(html).not.toContain('<script')
  })

  it('finds houses while there is no FAQ', async () => {
    const request = post({ question: 'house in Antigua' })
    const response = await answerAssistantCall(request, async () => ({
      ...sources,
      faqs: { en: [], es: [] },
    }))
    expect(readAnswer(await response.json())?.rentals?.cards).toHaveLength(6)
  })

  it('hands over what it does not know', async () => {
    const response = await answerAssistantCall(post({ question: 'who won the world cup?' }), find)
    expect(readAnswer(await response.json())).toMatchObject({
      first: 'words',
      rentals: null,
      faqs: null,
      isHandOver: true,
    })
  })

  it.each([
    [{ language: 'en' }, 'UNREADABLE_QUESTION'],
    [{ question: '   ' }, 'UNREADABLE_QUESTION'],
    [{ question: 7 }, 'UNREADABLE_QUESTION'],
    [{ question: 'a\u0000b' }, 'UNREADABLE_QUESTION'],
    [{ question: 'a'.repeat(301) }, 'UNREADABLE_QUESTION'],
    [{ question: 'hello', language: 'fr' }, 'UNKNOWN_LANGUAGE'],
  ])('refuses %j', async (body, code) => {
    const response = await answerAssistantCall(post(body), find)
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ errors: [code] })
  })

  it('refuses bodies and methods that are none of its own', async () => {
    expect((await answerAssistantCall(post('{'), find)).status).toBe(400)
    const text = new Request('http://localhost/api/assistant', { method: 'POST', body: 'hello' })
    expect((await answerAssistantCall(text, find)).status).toBe(415)
    const get = new Request('http://localhost/api/assistant')
    expect((await answerAssistantCall(get, find)).status).toBe(405)
  })

  it('lets nobody ask more than thirty times a minute', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 31; turn++) {
      statuses.push(
        (await answerAssistantCall(post({ question: 'hello' }, '192.0.2.7'), find)).status,
      )
    }
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true)
    const rejected = await answerAssistantCall(post({ question: 'hello' }, '192.0.2.7'), find)
    expect(rejected.status).toBe(429)
    expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await answerAssistantCall(post({ question: 'hello' }, '192.0.2.8'), find)).status).toBe(
      200,
    )
  })

  it('says 503 while there is no catalogue', async () => {
    const response = await answerAssistantCall(post({ question: 'hello' }), async () => null)
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('30')
  })
})
