import { beforeEach, expect, it, vi } from 'vitest'
import type { Contract } from '~content/contract'
import { priceLinesText } from '~/features/contracts/price-lines'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { fakeContractStore } from '~/testing/fake-contract-store'
import { sampleEvent, sampleReservation, sampleTemplate } from '~/testing/factories/contract'
import { answerEditor } from '../editor/answer-editor.server'

const { mailing } = vi.hoisted(() => ({
  mailing: { outcome: 'mailed' as 'mailed' | 'notMailed' | 'away', sent: [] as string[] },
}))

const reservation = sampleReservation({
  firstPayment: 741.25,
  secondPayment: 741.25,
  downPayment: 741.25,
})
const { customData } = reservation

vi.mock('../form/list-templates.server', () => ({
  listTemplates: async () => [sampleTemplate()],
}))
vi.mock('../link/mail-link.server', () => ({
  async mailLink({ reference, signers }: Contract, _author: object, _parts: object, id: unknown) {
    if (mailing.outcome === 'away') throw new RecordsUnavailable('away')
    if (signers?.some((signer) => signer.id === id && signer.email === null)) return 'notMailed'
    if (mailing.outcome !== 'mailed') return mailing.outcome
    mailing.sent.push(reference)
    const contract = contracts.find((one) => one.reference === reference)
    contract?.events.push(sampleEvent({ kind: 'linkMailed', detail: contract.guestEmail ?? '' }))
    return 'mailed'
  },
}))

const staff = { id: 7, name: 'Ana', role: 'operations' } as const
let contracts: Contract[]

beforeEach(() => {
  contracts = []
  mailing.sent.length = 0
  mailing.outcome = 'mailed'
})

async function send(fields: Record<string, string>, stay?: string) {
  const {
    extraTerms: _,
    activePayAuthorization: __,
    customData: ___,
    priceLines = [],
    ...rest
  } = reservation
  const texts = Object.entries({ ...rest, ...customData }).map(([name, value]) => [
    name,
    String(value),
  ])
  const form = {
    ...(Object.fromEntries(texts) as Record<string, string>),
    priceLines: priceLinesText(priceLines),
    do: 'save',
  }
  const request = new Request('https://ceiba.example/contract', {
    method: 'POST',
    body: new URLSearchParams({
      ...form,
      template: 'template',
      language: 'en',
      extraTerms: '',
      guestEmail: 'maria@example.com',
      ...fields,
    }),
  })
  const context = {
    request,
    locale: 'en',
    staff,
    store: fakeContractStore(contracts),
    stay,
  } as const
  const answer: unknown = await answerEditor(context, null).catch((err: unknown) => err)
  return answer instanceof Response ? answer.headers.get('Location') : answer
}

it('is mailed where staff say so, and leads back to its stay', async () => {
  expect(await send({ then: 'mail' }, 'CS-7K2M9Q')).toBe(
    '/staff/stays/CS-7K2M9Q?done=contractMailed',
  )
  expect(mailing.sent).toEqual(contracts.map(({ reference }) => reference))
  expect(contracts).toHaveLength(1)
})

it('is mailed once where the form is sent again after its answer was lost', async () => {
  const formKey = 'aaaaaaaa-0000-4000-8000-000000000000'
  const made = await send({ formKey, then: 'mail' })
  expect(await send({ formKey, then: 'mail' })).toBe(made)
  expect(mailing.sent).toHaveLength(1)
})

it('is not mailed by the button that makes it alone', async () => {
  expect(await send({}, 'CS-7K2M9Q')).toMatch(/^\/contract\/C-\w+\?created=1$/)
  expect(mailing.sent).toEqual([])
})

it('names the number of the account that made it, since names can be changed', async () => {
  await send({})
  expect(contracts[0]?.events[0]?.actor).toBe('staff: Ana (#7)')
})

it('says on its own page that it was mailed where it has no stay', async () => {
  expect(await send({ then: 'mail' })).toMatch(/^\/contract\/C-\w+\?mailed=all$/)
})

it('is mailed to all who have an address', async () => {
  const signers = Object.fromEntries(
    ['', 'luis@example.com'].flatMap((email, index) => [
      [`signers[${index}].fullName`, `Signer ${index}`],
      [`signers[${index}].email`, email],
      [`signers[${index}].language`, 'es'],
    ]),
  )
  expect(await send({ then: 'mail', ...signers })).toMatch(/\?mailed=all$/)
  expect(mailing.sent).toHaveLength(2)
  // The page of the stay has no links for staff to send.
  expect(await send({ then: 'mail', ...signers }, 'CS-7K2M9Q')).toMatch(
    /^\/contract\/.*mailed=all$/,
  )
  expect(await send({ then: 'mail', guestEmail: '' }, 'CS-7K2M9Q')).toMatch(/\?mailed=all$/)
})

it.each(['notMailed', 'away'] as const)(
  'is made once and shows its link where the mail cannot go out: %s',
  async (outcome) => {
    mailing.outcome = outcome
    expect(await send({ then: 'mail' }, 'CS-7K2M9Q')).toMatch(/^\/contract\/C-\w+\?notMailed=1$/)
    expect(contracts).toHaveLength(1)
  },
)

it('is one where the form is sent again, and another where something else was written or the form is new', async () => {
  const formKey = 'aaaaaaaa-0000-4000-8000-000000000000'
  const made = await send({ formKey })
  expect(await send({ formKey })).toBe(made)
  expect(contracts).toHaveLength(1)
  expect(await send({ formKey, fullName: 'Eva Xicay' })).not.toBe(made)
  expect(await send({ formKey: formKey.replaceAll('a', 'b') })).not.toBe(made)
  expect(contracts).toHaveLength(3)
})
