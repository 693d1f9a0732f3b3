import { createHash } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { locales } from '~content/locale'
import { ageSession } from '../scripts/cluster/site-stores'
import { hire, type Person } from './support/hire'
import { sendPrivateFile } from './support/private-upload'
import { cmsAccount } from './support/stack'
import { expect, test } from './support/test'
import { newSender } from './support/visitor-address'
import { inLanguage, wordsOf } from './support/words'

const filePath = (id: string) => `/${resources.staffFile.path.replace(':id', id)}`
const noHops = { maxRedirects: 0 }

type Door = { request: APIRequestContext; baseURL: string | undefined }

/** Posts the sign-in as its form does; the context keeps the cookie. */
function knock({ request, baseURL }: Door, { email, password }: Omit<Person, 'dismiss' | 'name'>) {
  return request.post(href('staffSignIn', 'en'), {
    ...noHops,
    headers: newSender(baseURL),
    form: { email, password },
  })
}

test('a forged session opens nothing of the staff area', async ({ request, baseURL }) => {
  const { id } = await sendPrivateFile(request, baseURL, 'career-cv')
  const forged = `${'A'.repeat(43)}.${'B'.repeat(43)}`
  const strangers: Record<string, string>[] = [
    {},
    { Cookie: `staff=${forged}` },
    { Cookie: 'staff=7; admin=true' },
  ]
  for (const headers of strangers) {
    for (const locale of locales) {
      for (const page of ['staffHome', 'staffInbox', 'staffFiles'] as const) {
        const answer = await request.get(href(page, locale), { ...noHops, headers })
        expect(answer.status()).toBe(303)
        expect(answer.headers().location).toContain(href('staffSignIn', locale))
      }
      const sent = { ...newSender(baseURL), ...headers }
      const form = { do: 'take', pick: 'CS-7K2M9Q.1' }
      const answer = await request.post(href('staffInbox', locale), {
        ...noHops,
        headers: sent,
        form,
      })
      // What was sent stands on the answer, with the way to the sign-in.
      expect(answer.status()).toBe(401)
      expect(await answer.text()).toContain(href('staffSignIn', locale))
    }
    const file = await request.get(filePath(id), { ...noHops, headers })
    expect(file.status()).toBe(303)
    const data = await request.get(`${href('staffFiles', 'en')}.data`, { ...noHops, headers })
    expect(await data.text()).not.toContain(id)
  }
  const { cms } = cmsAccount()
  for (const address of [`/private/files/${id}`, `/uploads/${id}`, `/files/${id}`]) {
    expect((await request.get(address)).status()).toBe(404)
    expect((await fetch(cms + address)).status).toBe(404)
  }
  expect((await fetch(`${cms}/api/staff-accounts/1`)).status).toBe(401)
  const other = await request.post(href('staffSignIn', 'en'), {
    ...noHops,
    headers: { Origin: 'https://evil.test' },
    form: { email: 'a@b.c', password: 'x' },
  })
  expect(other.status()).toBe(403)
})

test('a file is for the roles that may have it, and only for as long as the account counts @two-nodes', async ({
  request,
  baseURL,
}) => {
  const ana = await hire('ceiba-operations')
  const cv = await sendPrivateFile(request, baseURL, 'career-cv')
  const passport = await sendPrivateFile(request, baseURL, 'contract-document')
  expect((await knock({ request, baseURL }, ana)).status()).toBe(303)

  const file = await request.get(filePath(cv.id))
  expect(file.status()).toBe(200)
  expect(await file.body()).toEqual(cv.content)
  expect(file.headers()).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment;/),
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect((await request.get(filePath(passport.id))).status()).toBe(403)
  expect((await request.get(filePath('f'.repeat(40)))).status()).toBe(404)
  const list = await request.get(href('staffFiles', 'en'))
  expect(list.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(await list.text()).toContain('name="robots" content="noindex, nofollow"')
  expect(await list.text()).not.toContain('<script')

  await ana.dismiss()
  expect((await request.get(filePath(cv.id), noHops)).status()).toBe(303)
  expect((await request.get(href('staffHome', 'en'), noHops)).status()).toBe(303)
  expect((await knock({ request, baseURL }, ana)).status()).toBe(422)
})

test('an administrator opens what Operations may not, until the session is half an hour idle', async ({
  request,
  baseURL,
}) => {
  const boss = await hire('ceiba-administrator')
  const passport = await sendPrivateFile(request, baseURL, 'contract-document')
  expect((await knock({ request, baseURL }, boss)).status()).toBe(303)
  expect((await request.get(filePath(passport.id))).status()).toBe(200)
  const { cookies } = await request.storageState()
  const [id = ''] = (cookies.find(({ name }) => name === 'staff')?.value ?? '').split('.')
  expect(await ageSession(hashOf(id), 30 * 60_000)).toBe(1)
  expect((await request.get(filePath(passport.id), noHops)).status()).toBe(303)
})

for (const locale of locales) {
  test(`the eleventh try in 15 minutes has to wait, ${inLanguage[locale]}`, async ({
    request,
    baseURL,
  }) => {
    const ana = await hire('ceiba-operations')
    const post = (password: string) =>
      request.post(href('staffSignIn', locale), {
        ...noHops,
        headers: newSender(baseURL),
        form: { email: ana.email, password },
      })
    for (let tries = 0; tries < 10; tries++) expect((await post('wrong')).status()).toBe(422)
    const answer = await post(ana.password)
    expect(answer.status()).toBe(429)
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(800)
    const t = wordsOf(locale, 'staff')
    expect(await answer.text()).toContain(t('signIn.problems.tooManyTries', { minutes: 15 }))
  })
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
