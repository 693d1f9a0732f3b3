// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { privateFolder, privateStore } from '~/platform/files/store/private-store.server'
import { temporaryFolder } from '~/testing/temporary-folder'
import { showIn } from '~/testing/show'
import { answerInquiryPage, type InquiryReply } from './answer-inquiry-page.server'
import { InquiryFailure } from './inquiry-failure'
import { openInquiry } from './open-inquiry.server'

const sent = vi.hoisted(() => ({ reply: undefined as InquiryReply | undefined }))
vi.mock('./open-inquiry.server')
vi.mock('~/platform/files/store/private-store.server')
vi.mock('@remix-run/react', () => ({
  useLocation: () => ({ pathname: '/contract-inquiry/x' }),
  useNavigation: () => ({ state: 'idle' }),
  useActionData: () => sent.reply,
}))
vi.mock('~/features/site/private-failure', () => ({ PrivateFailure: () => <p>Error 503</p> }))
vi.mock('~/features/site/use-site', () => ({ useSite: () => ({ locale: 'en' }) }))

const show = await showIn('en')
const typed = {
  firstName: 'Eva',
  lastName: 'Xiloj',
  email: 'eva@example.com',
  phone: '5555 1234',
  countryCode: 'GT',
  specialRequeriment: 'A house with a patio.',
  revision: '3',
}

async function send(fields: Record<string, string | File>): Promise<InquiryReply> {
  vi.mocked(openInquiry).mockRejectedValue(new RecordsUnavailable('away'))
  vi.mocked(privateFolder).mockReturnValue(await temporaryFolder())
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const request = new Request('http://localhost/contract-inquiry/x', { method: 'POST', body })
  const { data, init } = await answerInquiryPage({ request, locale: 'en', id: 'x' })
  expect(init?.status).toBe(503)
  return data
}

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
