import sharp from 'sharp'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { Contract } from '~content/contract'
import { sentFiles } from '~/features/uploads/sent-files.server'
import { message } from '~/platform/forms/form-message'
import { clientAddressHeader } from '~/platform/http/client-address'
import { checkAbuse } from '~/platform/forms/check-abuse.server'
import { createFileKeys } from '~/platform/files/store/file-keys.server'
import { createPrivateStore } from '~/platform/files/store/create-private-store.server'
import { privateFolder, privateStore } from '~/platform/files/store/private-store.server'
import { RequestRejected } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { fakeContractStore } from '~/testing/fake-contract-store'
import { sampleContract, sampleReservation } from '~/testing/factories/contract'
import { sendEndlessForms } from '~/testing/send-endless-forms'
import { temporaryFolder } from '~/testing/temporary-folder'
import { answerGuest } from './answer-guest.server'
import { queueProgressEmails } from '~/features/contracts/emails/progress-kind.server'
import { privacyPoliciesOf } from '~/features/contracts/sign/privacy-policies.server'
import { seenPolicies, seenText } from '../reading/seen-text.server'

vi.mock('~/platform/files/store/private-store.server')
vi.mock('~/platform/forms/check-abuse.server')
vi.mock('~/platform/outbox/outbox.server', () => ({
  outbox: () => ({ accept: async () => ({ outcome: 'accepted', id: 'one', isNew: true }) }),
}))
vi.mock('~/features/contracts/sign/privacy-policies.server')
vi.mock('~/features/contracts/emails/progress-kind.server')

const contract = sampleContract({ reservation: sampleReservation({ totalGuests: 1 }) })
const policies = { title: 'Privacy', effectiveDate: '2026-01-01', text: 'We keep them for a year.' }
const gone = 'a'.repeat(40)
const texts = {
  comments: 'We arrive late',
  'guests[0].fullName': 'Ana',
  'guests[0].age': '34',
  personalPhoto: gone,
  personalDocument: gone,
  documentKind: 'passport',
  agreement: 'on',
  signature: 'Ana Tzul',
  seen: seenText(contract),
  seenPolicies: seenPolicies(policies),
}
const text = new File(['no picture'], 'face.jpg')

beforeEach(async () => {
  vi.mocked(queueProgressEmails).mockClear()
  const folder = await temporaryFolder()
  const keys = createFileKeys('a-secret-that-only-these-tests-know')
  const files = createPrivateStore({ folder, keys })
  onTestFinished(() => files.close())
  vi.mocked(privateFolder).mockReturnValue(folder)
  vi.mocked(privateStore).mockReturnValue(files)
  vi.mocked(privacyPoliciesOf).mockResolvedValue(policies)
  vi.mocked(checkAbuse).mockResolvedValue({ outcome: 'passed', isFlagged: false })
})

/** Sends the form as a browser without script does. */
async function send(
  fields: Record<string, string | File>,
  {
    headers = {},
    of = contract,
    failure,
  }: { headers?: Record<string, string>; of?: Contract; failure?: Error } = {},
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const request = new Request('http://localhost/contract/x', { method: 'POST', body, headers })
  const store = fakeContractStore([of])
  if (failure) store.change = () => Promise.reject(failure)
  const context = { request, locale: 'en' as const, link: 'x', signer: null, store }
  const answer = await answerGuest(of, context)
  const saved = await store.find(contract.reference)
  return { status: answer.init?.status, reply: answer.data, part: saved?.guestPart }
}

async function passport(): Promise<File> {
  const create = { width: 9, height: 9, channels: 3, background: 'red' } as const
  return new File([await sharp({ create }).jpeg().toBuffer()], 'passport.jpg')
}

it.each([
  ['a signature', { personalPhoto: '' }],
  ['a form to save', { personalPhoto: '', do: 'save' }],
])('keeps what came with a file that is not taken: %s', async (_, fields) => {
  const document = await passport()
  const sent = await send({ ...texts, ...fields, photoFile: text, documentFile: document })
  expect(sent).toMatchObject({
    status: 422,
    reply: { fileProblem: { field: 'personalPhoto', message: expect.stringMatching(/\w/) } },
    part: { comments: 'We arrive late', guests: [{ fullName: 'Ana', age: '34' }] },
  })
  const id = sent.part?.personalDocument ?? ''
  expect(await privateStore().find(id)).toMatchObject({ claimedBy: contract.reference })
})

it.each([
  ['tooManyTries', 429, { outcome: 'limited', retryAfter: 60 }],
  ['botCheckFailed', 422, { outcome: 'botCheckFailed' }],
  ['fileGone', 422, { outcome: 'passed', isFlagged: false }],
] as const)(
  'keeps what was typed where the signature is refused: %s',
  async (why, status, abuse) => {
    vi.mocked(checkAbuse).mockResolvedValue(abuse)
    expect(await send(texts)).toMatchObject({
      status,
      reply: { formError: message(why) },
      part: { comments: 'We arrive late', agreement: false },
    })
  },
)

it('takes no signature to privacy policies other than the page linked to', async () => {
  const present = { ...policies, text: 'We keep them for ten years.' }
  vi.mocked(privacyPoliciesOf).mockResolvedValue(present)
  const changed = await send(texts)
  expect(changed).toMatchObject({
    status: 409,
    reply: { formError: message('contractChanged') },
    part: { comments: 'We arrive late' },
  })
  const again = await send({ ...texts, seenPolicies: seenPolicies(present) })
  expect(again.reply.formError).toBe(message('fileGone'))
})

it('asks a guest to try again while the client sends as many files as it may', async () => {
  const address = '190.56.1.2'
  await sendEndlessForms(address, 6)
  const sent = await send(
    { ...texts, photoFile: text },
    {
      headers: { [clientAddressHeader]: address },
    },
  )
  expect(sent).toMatchObject({ status: 503, reply: { formError: message('sendDataError') } })
})

it('takes no more files with forms than an address may send, and saves the rest', async () => {
  const address = '190.56.1.3'
  while ((await sentFiles.take(address)) === 0);
  const headers = { [clientAddressHeader]: address }
  const fields = { comments: 'We arrive late', do: 'save', documentFile: await passport() }
  expect(await send(fields, { headers })).toMatchObject({
    status: 422,
    reply: { fileProblem: { field: 'personalDocument', message: expect.stringMatching(/many/) } },
    part: { comments: 'We arrive late', personalDocument: null },
  })
})

it.each([
  ['a question', { do: 'ask' }, contract],
  ['a form to a contract that is signed', { do: 'save' }, { ...contract, stage: 'signed' }],
] as const)('stores no file that comes with %s', async (_, fields, of) => {
  const keep = vi.spyOn(privateStore(), 'keep')
  await send({ ...fields, documentFile: await passport() }, { of })
  expect(keep).not.toHaveBeenCalled()
})

it.each([
  ['saved', { ...texts, do: 'save' }, { formError: 'sendDataError' }],
  [
    'kept as a question',
    { do: 'ask', message: 'Is there a crib?' },
    { message: { text: 'Is there a crib?', problem: 'sendDataError' } },
  ],
])('what the CMS rejects cannot be %s, and is not lost', async (_, fields, reply) => {
  vi.spyOn(log, 'error').mockReturnValue()
  const failure = new RequestRejected('The CMS answered 400: why')
  expect(await send(fields, { failure })).toMatchObject({ status: 503, reply })
})

it.each(['part', 'guestsSigned', 'signed'] as const)(
  'leads a guest who has signed back to the page, and repeats the e-mails that may be missing: %s',
  async (stage) => {
    const signatures = [{ signer: null, signedAt: '2026-11-22T15:00:00.000Z', evidence: '{}' }]
    const of = sampleContract({ stage, signatures })
    const answer: unknown = await send(texts, { of }).catch((thrown: unknown) => thrown)
    expect(answer).toMatchObject({ status: 303 })
    const told = stage === 'signed' ? [] : [[of, null]]
    expect(vi.mocked(queueProgressEmails).mock.calls).toEqual(told)
  },
)

it('is asked, and leads back to the form of the question', async () => {
  const asking = send({ do: 'ask', message: 'May we bring a dog?' })
  const answer: unknown = await asking.catch((err: unknown) => err)
  if (!(answer instanceof Response)) throw new Error('Not sent')
  expect(answer.headers.get('Location')).toMatch(/^\/contract\/x\?asked=\d+#ask-form$/)
})
