import { beforeEach, expect, it, vi } from 'vitest'
import { sentFiles } from '~/features/uploads/sent-files.server'
import { StorageUnavailable } from '~/platform/files/storage-unavailable'
import { privateFolder, privateStore } from '~/platform/files/store/private-store.server'
import { clientAddressHeader } from '~/platform/http/client-address'
import { temporaryFolder } from '~/testing/temporary-folder'
import { documentFiles } from '../document/document-files'
import { answerFilesForm, receiveFilesForm } from './answer-files-form.server'

vi.mock('~/platform/files/store/private-store.server')

beforeEach(async () => {
  vi.mocked(privateFolder).mockReturnValue(await temporaryFolder())
})

it('says of each file that the address has sent too many, and forgets an earlier one in its place', async () => {
  const address = '190.56.1.4'
  while ((await sentFiles.take(address)) === 0);
  const body = new FormData()
  body.set('photo', 'an-earlier-photo')
  body.set('document', 'an-earlier-document')
  body.set('photoFile', new File(['a face'], 'face.jpg'))
  const headers = { [clientAddressHeader]: address }
  const request = new Request('http://localhost/x', { method: 'POST', body, headers })
  await receiveFilesForm(request, documentFiles, async ({ form, takeFiles }) => {
    expect(await takeFiles()).toEqual({ photo: 'tooManyTries' })
    expect([...form.keys()]).toEqual(['document'])
  })
})

it('keeps what was typed while the files cannot be stored', async () => {
  vi.mocked(privateStore).mockImplementation(() => {
    throw new StorageUnavailable('PostgreSQL is away.')
  })
  const body = new FormData()
  body.set('firstName', 'Ana')
  body.set('photoFile', new File(['a face'], 'face.jpg'))
  const request = new Request('http://localhost/x', { method: 'POST', body })
  const submit = vi.fn()
  const { data, init } = await answerFilesForm(request, { wanted: documentFiles, submit })
  expect(init?.status).toBe(503)
  expect(data.result).toMatchObject({
    initialValue: { firstName: 'Ana' },
    error: { '': ['sendDataError'] },
  })
  expect(submit).not.toHaveBeenCalled()
})
