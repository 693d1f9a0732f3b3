import { expect, it, onTestFinished } from 'vitest'
import {
  createPrivateStore,
  type PrivateStore,
} from '~/platform/files/store/create-private-store.server'
import { createFileKeys } from '~/platform/files/store/file-keys.server'
import type { SpooledFile } from '~/platform/files/uploads/spool.server'
import { makePdf } from '~/testing/files/make-pdf'
import { temporaryFolder } from '~/testing/temporary-folder'
import { careerFiles } from '../career/career-files'
import { receiveFiles } from './receive-files.server'

async function office() {
  const store = createPrivateStore({
    folder: await temporaryFolder(),
    keys: createFileKeys('a secret of the test, long enough to be one'),
  })
  onTestFinished(() => store.close())
  return store
}

function chosen(field: string, name: string, content: Buffer): SpooledFile {
  return { field, name, bytes: content.length, isTooLarge: false, read: async () => content }
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const pdf = makePdf()
const wanted = (store: PrivateStore) => ({ wanted: careerFiles, store })

it('keeps a CV and writes its id into the form, the same one where the form is sent again', async () => {
  const store = await office()
  const ids: unknown[] = []
  for (const name of ['Ana', 'Ana', 'Eva']) {
    const form = formOf({ name })
    expect(await receiveFiles(form, [chosen('cvFile', 'cv.pdf', pdf)], wanted(store))).toEqual({})
    expect(form.get('cvName')).toBe('cv.pdf')
    ids.push(form.get('cv'))
  }
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
  expect(await store.find(String(ids[0]))).toMatchObject({ kind: 'career-cv', claimedBy: null })
})

it('says why a file is not submitted, and forgets an earlier one in its place', async () => {
  const store = await office()
  const form = formOf({ name: 'Ana', photo: 'an-earlier-photo-of-somebody' })
  const files = [
    chosen('cvFile', 'cv.docx', Buffer.from('no document')),
    chosen('photoFile', 'me.pdf', pdf),
  ]
  const problems = await receiveFiles(form, files, wanted(store))
  expect(problems).toEqual({ cv: expect.stringMatching(/^file/), photo: 'fileWrongType' })
  expect(form.has('photo')).toBe(false)
})
