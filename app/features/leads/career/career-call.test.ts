import { expect, it, onTestFinished } from 'vitest'
import { careerSkills } from '~content/career-skill'
import { StorageUnavailable } from '~/platform/files/storage-unavailable'
import {
  createPrivateStore,
  type PrivateStore,
} from '~/platform/files/store/create-private-store.server'
import { createFileKeys } from '~/platform/files/store/file-keys.server'
import { testLeadDeps } from '~/testing/lead-deps'
import { answerLeadCall } from '../submit/answer-lead-call.server'
import { careerHandler } from './career-handler.server'
import { temporaryFolder } from '~/testing/temporary-folder'

const skills = Object.fromEntries(careerSkills.map((skill, index) => [skill, (index % 10) + 1]))

const storageAway = async () => Promise.reject(new StorageUnavailable('PostgreSQL is away.'))

async function office(broken: Partial<Pick<PrivateStore, 'find' | 'claim' | 'release'>> = {}) {
  const store = createPrivateStore({
    folder: await temporaryFolder(),
    keys: createFileKeys('a secret of the test, long enough to be one'),
  })
  onTestFinished(() => store.close())
  const keep = (kind: string, type: 'pdf' | 'jpeg', name: string) =>
    store.keep({ kind, type, name, content: Buffer.from('content') })
  const [cv, photo] = await Promise.all([
    keep('career-cv', 'pdf', 'cv.pdf'),
    keep('career-photo', 'jpeg', 'ana.jpg'),
  ])
  const { deps, submitted } = await testLeadDeps({ files: { ...store, ...broken } })
  const handler = careerHandler({
    files: { ...store, ...broken },
    findTitle: async () => 'Concierge',
  })
  const payload = {
    name: 'Ana Lucía Xicará',
    email: 'ana@example.com',
    profession: 'Guide',
    address: '5a avenida, Antigua',
    workExperience: 'Ten years',
    salaryClaim: 'Q6,000',
    career: 'c1',
    cv: cv.id,
    photo: photo.id,
    ...skills,
  }
  const send = (over: object = {}) => {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...payload, ...over }),
    }
    const request = new Request('https://ceiba.example/api/careers-forms', init)
    return answerLeadCall(request, handler, deps)
  }
  return { send, submitted, store, cv, photo }
}

it('takes an application, and its files become its own', async () => {
  const { send, submitted, store, cv, photo } = await office()
  const response = await send()
  expect(response.status).toBe(200)
  expect(submitted).toMatchObject([
    {
      lead: {
        kind: 'career',
        contact: { firstName: 'Ana Lucía Xicará', lastName: null },
        application: {
          career: { id: 'c1', title: 'Concierge' },
          cv: { id: cv.id, name: 'cv.pdf' },
          photo: { id: photo.id, name: 'ana.jpg' },
          skills,
        },
      },
    },
  ])
  expect((await store.find(cv.id))?.claimedBy).not.toBeNull()
})

it('stores the same application once, and no other one with its files', async () => {
  const { send, submitted } = await office()
  await send()
  expect((await send()).status).toBe(200)
  const stolen = await send({ name: 'Somebody else' })
  expect(await stolen.json()).toMatchObject({ fields: { cv: ['fileGone'], photo: ['fileGone'] } })
  expect(submitted).toHaveLength(1)
})

it.each(['find', 'claim'] as const)('answers 503 while files cannot be read: %s', async (call) => {
  const { send, submitted } = await office({ [call]: storageAway })
  const response = await send()
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ errors: ['UNAVAILABLE'] })
  expect(submitted).toEqual([])
})

it('tells every mistake', async () => {
  const { send, submitted, photo } = await office()
  const nothing = Object.fromEntries(careerSkills.map((skill) => [skill, '']))
  const response = await send({
    ...nothing,
    name: '',
    email: 'x',
    profession: '',
    address: '',
    workExperience: '',
    salaryClaim: '',
    cv: '',
    photo: '',
    agreement: false,
  })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    fields: {
      name: ['enterName'],
      email: ['invalidEmail'],
      profession: ['required'],
      cv: ['addCv'],
      photo: ['addPhoto'],
      excel: ['required'],
      agreement: ['acceptPrivacy'],
    },
  })
  for (const excel of [0, 11]) {
    expect(await (await send({ excel })).json()).toMatchObject({
      fields: { excel: ['invalidRating'] },
    })
  }
  // A photo is no CV.
  expect(await (await send({ cv: photo.id })).json()).toMatchObject({
    fields: { cv: ['fileGone'] },
  })
  expect(submitted).toEqual([])
})
