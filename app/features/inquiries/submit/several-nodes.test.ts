import { randomUUID } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { locales } from '~content/locale'
import { checkAbuse } from '~/platform/forms/check-abuse.server'
import { clientAddressHeader } from '~/platform/http/client-address'
import { createRateLimit, withLocalFallback } from '~/platform/http/rate-limit.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { createNodesDatabase } from '~/platform/nodes/nodes-database.server'
import { createSharedRateLimit } from '~/platform/nodes/shared-rate-limit.server'
import { createOutbox } from '~/platform/outbox/create-outbox.server'
import { minutes } from '~/platform/units/duration'
import { describeOnPostgres } from '~/testing/database/describe-on-both-engines'
import { startTcpProxy } from '~/testing/database/tcp-proxy'
import { newPostgresDatabase } from '~/testing/database/test-postgres'
import { eventually } from '~/testing/eventually'
import { bookingCatalogue } from '~/testing/factories/booking-catalogue'
import { testInquiryDeps } from '~/testing/inquiry-deps'
import { answerRequire } from './answer-require.server'

const rule = { name: 'sent forms', max: 10, within: minutes(10), now: Date.now }

/** Two nodes on a database that a test can cut off. */
async function startNodes() {
  const url = new URL(await newPostgresDatabase())
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) })
  url.host = `127.0.0.1:${proxy.port}`
  const location = { url: url.href }
  const catalogue = bookingCatalogue()

  async function startNode() {
    const outbox = createOutbox({ location })
    const database = createNodesDatabase(location.url)
    onTestFinished(() => outbox.close())
    onTestFinished(() => database.close())
    const { max, within } = rule
    const limit = withLocalFallback(
      createSharedRateLimit({ ...rule, database }),
      createRateLimit({ max, within }),
    )
    const { deps } = await testInquiryDeps({
      outbox,
      findCatalogue: () => catalogue,
      checkAbuse: (request, form) =>
        checkAbuse(request, form, { limit, check: async () => 'passed' }),
    })
    const send = async (over: Record<string, string>, address = '190.56.1.2') => {
      const response = await answerRequire(requestOf(over, address), deps)
      return { status: response.status, ...answerSchema.parse(await response.json()) }
    }
    const countStored = async () => (await outbox.figures()).waiting
    return { send, countStored }
  }
  return { nodes: [await startNode(), await startNode()] as const, proxy }
}

const answerSchema = z.object({
  data: z.object({ reference: z.string() }).optional(),
  message: z.string().optional(),
})

function requestOf(over: Record<string, string>, address: string): Request {
  const stay = { uuid: 'u', type: 1, slug: 'casa', startDate: '2027-01-05', endDate: '2027-01-12' }
  const requirement = { reservationDetails: [{ ...stay, adult: 2 }], currencyCode: 'USD' }
  const fields = {
    firstName: 'Ana',
    lastName: 'Xicará',
    email: 'ana@example.com',
    phone: '5555 1234',
    countryCode: 'GT',
    contactMethod: 'whatsapp',
    agreement: 'on',
    website: '',
    requirement: JSON.stringify(requirement),
    language_code: 'es',
  }
  return new Request('http://localhost/api/bookings/require', {
    method: 'POST',
    headers: { [clientAddressHeader]: address },
    body: new URLSearchParams({ ...fields, ...over }),
  })
}

describeOnPostgres('a form that is sent to several nodes', () => {
  it.each([
    ['with script', { submissionKey: randomUUID() }],
    ['without script', {}],
  ])('at the same moment is one inquiry, %s', async (_, over) => {
    const { nodes } = await startNodes()
    const answers = await Promise.all([...nodes, ...nodes].map((node) => node.send(over)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ data }) => data?.reference)).size).toBe(1)
    expect(await nodes[0].countStored()).toBe(1)
  })

  it('passes ten times in ten minutes, wherever it arrives', async () => {
    const { nodes } = await startNodes()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, visit) =>
        nodes[visit % 2 === 0 ? 0 : 1].send({ submissionKey: randomUUID() }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40)
    expect(await nodes[1].countStored()).toBe(10)
  })

  it('is refused with a text while PostgreSQL is away, and taken once as soon as it is back', async () => {
    const { nodes, proxy } = await startNodes()
    const [one, two] = nodes
    await one.send({ submissionKey: randomUUID() })
    const keys = { en: randomUUID(), es: randomUUID() }
    const sendIn = (node: typeof one, language: 'en' | 'es') =>
      node.send({ language_code: language, submissionKey: keys[language] })
    proxy.cut()
    for (const language of locales) {
      const { t } = await createServerI18n(language)
      const message = t('forms:messages.sendDataError')
      expect(await sendIn(one, language)).toEqual({ status: 503, message })
    }
    proxy.mend()
    for (const language of locales) {
      const answer = await eventually(async () => {
        const answered = await sendIn(one, language)
        expect(answered.status).toBe(200)
        return answered
      })
      expect(await sendIn(two, language)).toEqual(answer)
    }
    expect(await two.countStored()).toBe(3)
  })
})
