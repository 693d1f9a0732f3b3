// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { linkMisses } from '~/features/contracts/link/open-link.server'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { privateFolder, privateStore } from '~/platform/files/store/private-store.server'
import { temporaryFolder } from '~/testing/temporary-folder'
import { showIn } from '~/testing/show'
import { answerInquiryPage, type InquiryReply } from './answer-inquiry-page.server'
import { InquiryFailure } from './inquiry-failure'
import { openInquiry, type OpenedInquiry } from './open-inquiry.server'

const sent = vi.hoisted(() => ({
  reply: undefined as InquiryReply | undefined,
  error: undefined as unknown,
}))
vi.mock('./open-inquiry.server', { spy: true })
vi.mock('~/platform/files/store/private-store.server')
vi.mock('~/features/staff/session/staff-sessions.server', () => ({ staffSessions: () => ({}) }))
vi.mock('@remix-run/react', () => ({
  isRouteErrorResponse: (error: unknown) => error !== undefined,
  useRouteError: () => sent.error,
  useLocation: () => ({ pathname: '/contract-inquiry/x' }),
  useNavigation: () => ({ state: 'idle' }),
  useActionData: () => sent.reply,
}))
vi.mock('~/features/site/private-failure', () => ({ PrivateFailure: () => <p>Error 503</p> }))
vi.mock('~/features/site/use-site', () => ({ useSite: () => ({ locale: 'en' }) }))

const show = await showIn('en')

beforeEach(() => {
  sent.reply = undefined
  sent.error = undefined
})

const typed = {
  firstName: 'Eva',
  lastName: 'Xiloj',
  email: 'eva@example.com',
  phone: '5555 1234',
  countryCode: 'GT',
  specialRequeriment: 'A house with a patio.',
  revision: '3',
}

async function answer(fields: Record<string, string | File>, id: string) {
  vi.mocked(privateFolder).mockReturnValue(await temporaryFolder())
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const request = new Request(`http://localhost/contract-inquiry/${id}`, { method: 'POST', body })
  return answerInquiryPage({ request, locale: 'en', id })
}

async function send(fields: Record<string, string | File>): Promise<InquiryReply> {
  vi.mocked(openInquiry).mockRejectedValueOnce(new RecordsUnavailable('away'))
  const { data, init } = await answer(fields, 'x')
  expect(init?.status).toBe(503)
  return data
}

/** The 401 that a form gets after the session of the staff has ended. */
async function sendSignedOut(fields: Record<string, string>): Promise<Response> {
  const thrown: unknown = await answer(fields, 'AR-7K2M9Q').catch((err: unknown) => err)
  if (!(thrown instanceof Response)) throw new Error('No response')
  return thrown
}

it('keeps what staff typed after their session has ended, and counts no miss of a link', async () => {
  const counted = vi.spyOn(linkMisses, 'take')
  const refused = await sendSignedOut({ ...typed, agreement: 'on', contracts_ar: 'stored' })
  expect(refused.status).toBe(401)
  sent.error = { status: 401, data: await refused.json() }
  show(<InquiryFailure />)
  expect(screen.getByRole('alert').textContent).toContain('Your session has ended')
  const link = screen.getByRole('link', { name: 'Sign in, in a new tab' })
  expect(link.getAttribute('target')).toBe('_blank')
  const form = document.querySelector('form')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject(typed)
  expect(counted).not.toHaveBeenCalled()
})

it('keeps what its sender typed after staff locked the inquiry', async () => {
  vi.mocked(openInquiry).mockResolvedValueOnce({
    outcome: 'open',
    record: { inquiry: { isEdit: false }, staff: null } as OpenedInquiry,
  })
  const refused: unknown = await answer(typed, 'x').catch((err: unknown) => err)
  if (!(refused instanceof Response)) throw new Error('No response')
  expect(refused.status).toBe(403)
  sent.error = { status: 403, data: await refused.json() }
  show(<InquiryFailure />)
  expect(screen.getByRole('alert').textContent).toContain('closed for changes')
  const form = document.querySelector('form')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject(typed)
})

it('leads to the sign-in who decides after the session has ended', async () => {
  const refused = await sendSignedOut({ do: 'allow', revision: '3' })
  expect(refused.status).toBe(303)
  expect(refused.headers.get('Location')).toMatch(/^\/staff\/sign-in\?/)
})

it('keeps what was typed while the CMS is away, and else tells of the failure', async () => {
  const { rerender } = show(<InquiryFailure />)
  expect(screen.getByText('Error 503')).toBeTruthy()
  sent.reply = await send({ ...typed, agreement: 'on', contracts_ar: 'stored' })
  rerender(<InquiryFailure />)
  expect(screen.getByRole('alert').textContent).toContain('cannot be saved right now')
  const form = document.querySelector('form')
  expect(form?.getAttribute('action')).toContain('/contract-inquiry/x')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject(typed)
})

it('stores no file of an inquiry that was not opened, and asks for it again', async () => {
  sent.reply = await send({ ...typed, photo: '', photoFile: new File(['a face'], 'face.jpg') })
  expect(privateStore).not.toHaveBeenCalled()
  show(<InquiryFailure />)
  expect(document.querySelectorAll('input[type=file]')).toHaveLength(2)
})

it('tells of the failure where staff decided something', async () => {
  sent.reply = await send({ do: 'allow', revision: '3' })
  expect(sent.reply).toMatchObject({ at: 'desk', problem: 'unavailable' })
  show(<InquiryFailure />)
  expect(screen.getByText('Error 503')).toBeTruthy()
})
