import { randomBytes } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import * as z from 'zod'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { callOf, makeContract, signIn } from './support/contracts'
import { hire } from './support/hire'
import { onePage } from './support/one-page'
import { cmsAccount } from './support/stack'
import { expect, test } from './support/test'
import { newSender, newVisitor } from './support/visitor-address'

const uploadedSchema = z.tuple([z.object({ _id: z.string() })])
const recordSchema = z.record(z.string(), z.unknown())
const noHops = { maxRedirects: 0 }

test('a guest writes what is the guest’s, whatever else is sent', async ({
  request,
  playwright,
  baseURL,
}) => {
  await signIn(request, baseURL, 'ceiba-administrator')
  const { link } = await makeContract(request, 'en')
  const guest = await stranger(playwright, baseURL)
  const before = await recordOf(guest, link)
  const body = {
    comments: 'Hello',
    fullName: 'Mallory',
    fullPayment: 1,
    startDate: '2030-01-01',
    admin: true,
    sent: true,
    stage: 'signed',
    version: 9,
    currency: 'Q',
    extraTerms: ['x'],
    activePayAuthorization: true,
    payAuthorization: true,
    agreement: true,
    customData: { damageDeposit: 0 },
    guests: [{ fullName: 'Ana', age: '34', admin: true }],
    do: 'sign',
    revision: 1,
    reservation: { fullPayment: 1 },
    ['__proto__']: { admin: true },
  }
  expect((await guest.put(callOf(link), { data: body })).status()).toBe(200)
  expect(await recordOf(guest, link)).toEqual({
    ...before,
    comments: 'Hello',
    guests: [{ fullName: 'Ana', age: '34' }],
  })
  // The same as a form of the page.
  const form = {
    do: 'save',
    fullName: 'Mallory',
    fullPayment: '1',
    stage: 'signed',
    comments: 'Hi',
  }
  const page = href('contract', 'en', { id: link })
  expect((await guest.post(page, { ...noHops, form })).status()).toBe(303)
  expect(await recordOf(guest, link)).toEqual({ ...before, comments: 'Hi', guests: [] })
  // What only staff may ask for: the link stays as it is.
  for (const action of ['revoke', 'renew', 'mail']) {
    await guest.post(page, { ...noHops, form: { do: action } })
  }
  expect(await recordOf(guest, link)).toMatchObject({ fullPayment: before.fullPayment })
})

test('a contract is closed to who has another one, a forged cookie or its reference', async ({
  request,
  playwright,
  baseURL,
}) => {
  await signIn(request, baseURL, 'ceiba-administrator')
  const mine = await makeContract(request, 'en')
  const theirs = await makeContract(request, 'en')
  const guest = await stranger(playwright, baseURL)
  const document = await upload(guest)
  await guest.put(callOf(theirs.link), { data: { personalDocument: document } })
  expect(await recordOf(guest, theirs.link)).toMatchObject({ personalDocument: true })
  await guest.put(callOf(mine.link), { data: { personalDocument: document } })
  expect(await recordOf(guest, mine.link)).toMatchObject({ personalDocument: false })

  const forged = { Cookie: `staff=${'A'.repeat(43)}.${'B'.repeat(43)}; admin=true` }
  for (const headers of [{}, forged]) {
    const editor = href('contract', 'en', { id: theirs.reference })
    expect((await guest.get(editor, { ...noHops, headers })).status()).toBe(303)
    expect((await guest.get(callOf(theirs.reference), { headers })).status()).toBe(404)
    const change = { headers, data: { fullPayment: 1 } }
    expect((await guest.put(callOf(theirs.reference), change)).status()).toBe(404)
    expect((await guest.post(`/${resources.contractsApi.path}`, change)).status()).toBe(403)
    const templates = await guest.get('/api/contract-ar?enabled=true', { headers })
    expect(templates.status()).toBe(403)
    const list = await guest.get(href('staffContracts', 'en'), { ...noHops, headers })
    expect(list.status()).toBe(303)
  }
  const cross = { Origin: 'https://evil.test', 'Content-Type': 'application/json' }
  const foreign = await guest.put(callOf(mine.link), { headers: cross, data: { comments: 'x' } })
  expect(foreign.status()).toBe(403)
})

test('guessed ids find nothing and are slowed down', async ({ playwright, baseURL }) => {
  const guesser = await stranger(playwright, baseURL)
  const statuses: number[] = []
  for (let guess = 0; guess < 40; guess++) {
    const id = randomBytes(24).toString('base64url')
    const address = guess % 2 ? callOf(id) : href('contract', 'en', { id })
    statuses.push((await guesser.get(address)).status())
  }
  expect(statuses.slice(0, 20)).toEqual(Array<number>(20).fill(404))
  expect(statuses.slice(20)).toEqual(Array<number>(20).fill(429))
})

test('identity documents open to nobody who asks by path, at the CMS or as Marketing', async ({
  request,
  playwright,
  baseURL,
}) => {
  await signIn(request, baseURL, 'ceiba-administrator')
  const { link, reference } = await makeContract(request, 'en')
  const guest = await stranger(playwright, baseURL)
  const id = await upload(guest)
  await guest.put(callOf(link), { data: { personalDocument: id } })
  const file = `/${resources.staffFile.path.replace(':id', id)}`
  expect((await request.get(file)).status()).toBe(200)

  const { cms } = cmsAccount()
  const marketing = await stranger(playwright, baseURL)
  const { email, password } = await hire('ceiba-marketing')
  const form = { email, password }
  const entrance = await marketing.post(href('staffSignIn', 'en'), { ...noHops, form })
  // Marketing reads reports, and nothing else.
  expect(entrance.headers().location).toBe(href('staffReports', 'en'))
  for (const [visitor, refusal] of [
    [guest, 303],
    [marketing, 403],
  ] as const) {
    expect((await visitor.get(file, noHops)).status()).toBe(refusal)
    for (const path of [`/private/files/${id}`, `/uploads/${id}`, `/data/private/files/${id}`]) {
      expect((await visitor.get(path)).status()).toBe(404)
    }
  }
  for (const path of [
    `contracts/${reference}`,
    'contracts',
    'contracts-waiting',
    'contracts-signed',
    `uploads/${id}`,
  ]) {
    expect([401, 403, 404]).toContain((await fetch(`${cms}/api/${path}`)).status)
    expect((await fetch(`${cms}/${path}`)).status).toBe(404)
  }
})

type Playwright = { request: { newContext: (options: object) => Promise<APIRequestContext> } }

/** Somebody without a session, from an address of their own. */
function stranger(playwright: Playwright, baseURL: string | undefined): Promise<APIRequestContext> {
  const extraHTTPHeaders = { ...newVisitor(), Origin: newSender(baseURL).Origin ?? '' }
  return playwright.request.newContext({ baseURL, extraHTTPHeaders })
}

async function recordOf(guest: APIRequestContext, link: string) {
  const answer = await guest.get(callOf(link))
  expect(answer.status()).toBe(200)
  return recordSchema.parse(await answer.json())
}

async function upload(guest: APIRequestContext): Promise<string> {
  const answer = await guest.post(`/${resources.upload.path}?kind=contract-document`, {
    multipart: { files: { name: 'dpi.pdf', mimeType: 'application/pdf', buffer: onePage('DPI') } },
  })
  expect(answer.status()).toBe(201)
  const [{ _id: id }] = uploadedSchema.parse(await answer.json())
  return id
}
