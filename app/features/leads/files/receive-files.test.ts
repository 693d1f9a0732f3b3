import { expect, it, onTestFinished } from 'vitest'
import {
  createPrivateStore,
  type PrivateStore,
} from '~/platform/files/store/create-private-store.server'
import { createFileKeys } from '~/platform/files/store/file-keys.server'
import type { SpooledFile } from '~/platform/files/uploads/spool.server'
import { describeOnBothEngines } from '~/testing/database/describe-on-both-engines'
import { makePdf } from '~/testing/files/make-pdf'
import { minutes } from '~/platform/units/duration'
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

describeOnBothEngines('a form with files that is sent to two nodes', ({ newLocation }) => {
  async function startNodes() {
    const location = await newLocation()
    // On SQLite the nodes are web workers of one machine, which share its folder.
    const shared = await temporaryFolder()
    const clock = { now: Date.now() }
    return Promise.all(
      [1, 2].map(async () => {
        const store = createPrivateStore({
          folder: 'file' in location ? shared : await temporaryFolder(),
          location,
          keys: createFileKeys('a secret of the test, long enough to be one'),
          now: () => clock.now,
        })
        onTestFinished(() => store.close())
        async function send(name: string): Promise<string> {
          const form = formOf({ name })
          await receiveFiles(form, [chosen('cvFile', 'cv.pdf', pdf)], wanted(store))
          const id = form.get('cv')
          return typeof id === 'string' ? id : ''
        }
        return { store, send, pass: (time: number) => (clock.now += time) }
      }),
    )
  }

  it('is the same form at both, also at the same moment, and its file is there once', async () => {
    const [one, two] = await startNodes()
    if (!one || !two) throw new Error('There are two nodes')
    const [first, second] = await Promise.all([one.send('Ana'), two.send('Ana')])
    expect(second).toBe(first)
    expect(await two.send('Eva')).not.toBe(first)
    const { content } = (await two.store.read(first, { reader: '1', address: '' })) ?? {}
    expect(content).toEqual(pdf)
    const claim = (owner: string) => two.store.claim([{ id: first, kind: 'career-cv' }], owner)
    expect(await claim('the form')).toMatchObject({ outcome: 'claimed' })
    expect(await claim('the form')).toMatchObject({ outcome: 'claimed' })
    expect(await claim('another form')).toMatchObject({ outcome: 'gone' })
  })

  it('is another form ten minutes later, or after its file was deleted', async () => {
    const [one, two] = await startNodes()
    if (!one || !two) throw new Error('There are two nodes')
    const first = await one.send('Ana')
    one.pass(minutes(10) + 1)
    const second = await two.send('Ana')
    expect(second).not.toBe(first)
    await two.store.claim([{ id: second, kind: 'career-cv' }], 'the form')
    await two.store.remove(second, 'the form')
    expect(await one.send('Ana')).not.toBe(second)
  })
})
