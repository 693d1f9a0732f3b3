import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { locales } from '~content/locale'
import { seconds } from '~/platform/units/duration'
import { href } from '~/routing/href'
import { pageEntry, pageNames } from '~/routing/table'
import { resources } from '~/routing/resources'
import { sampleContractCall } from '~/testing/factories/contract-call'
import { e2eAdministrator } from '../../lib/e2e-settings.js'
import type { Answer, Ask, Question } from './ask'
import { check, expectThat } from './report'
import { names, type Front } from './start-front'
import type { RentalPage } from './find-rentals'

type Stage = { ask: Ask; front: Front; rental: RentalPage }

const origin = { Origin: `https://${names.site}` }
const madeSchema = z.object({ _id: z.string() })
/** Stands in the place of every id that the checks make up. */
const madeUp = 'made-up-private-id'

/** Private pages and answers to forms: none is cached, and none is named in a log. */
export async function tryPrivacy({ ask, front, rental }: Stage): Promise<void> {
  const logsBefore = await readLogs('/var/log/nginx')
  const { cookie, link } = await makeContract(ask)
  const paths = listPrivatePaths(rental, link)
  const keys = new Set<string>()
  // Copies are removed after ten seconds, so the folder is looked into after each request.
  async function askAndLook(path: string, question?: Question): Promise<Answer> {
    const answer = await ask(path, question)
    for (const key of await listCachedKeys(front.folders.cache)) keys.add(key)
    return answer
  }

  await check('private pages are never cached', async () => {
    const statuses: Record<string, number> = {}
    const own = await ask(href('contract', 'en', { id: link }))
    expectThat(own.status === 200, `the contract of a guest answers ${own.status}`)
    const staff: Record<string, string> = { Cookie: cookie }
    for (const path of paths) {
      for (const headers of [{}, staff, staff, {}]) {
        const answer = await askAndLook(path, { headers })
        expectUncached(path, answer)
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      }
    }
    expectThat((statuses[200] ?? 0) > 20, `statuses ${JSON.stringify(statuses)}`)
    return `${paths.length} addresses four times, twice with a cookie of the staff; statuses ${JSON.stringify(statuses)}`
  })

  const form = { 'Content-Type': 'application/x-www-form-urlencoded', ...origin }
  await check('answers to forms and calls are never cached', async () => {
    const page = href('listWithUs', 'en')
    const before = await askAndLook(page)
    const sent = []
    for (const path of [page, href('subscribe', 'es'), `/${resources.listWithUsApi.path}`]) {
      for (let times = 0; times < 2; times++) {
        const body = 'firstName=SecretName'
        const answer = await askAndLook(path, { method: 'POST', headers: form, body })
        expectUncached(path, answer)
        sent.push(answer.status)
      }
    }
    const after = await ask(page)
    expectThat(!after.body.includes('SecretName'), 'a page holds what another visitor sent')
    expectThat(before.headers.etag === after.headers.etag, 'the page has changed')
    return `statuses ${sent.join(' ')}`
  })

  await check('the cache folder holds public addresses alone', async () => {
    const found = [...keys]
    const secrets = paths.filter((path) => found.some((key) => key.endsWith(names.site + path)))
    expectThat(secrets.length === 0, secrets.join(' '))
    const publicPage = found.filter((key) => key.endsWith(href('listWithUs', 'en')))
    expectThat(publicPage.length > 0, `the public page is missing among ${found.join(' ')}`)
    return `${found.length} copies: ${found.join(' ')}`
  })

  await check('logs name no address', async () => {
    await ask(href('contract', 'en', { id: link }), { isPlain: true })
    await ask(href('contract', 'en', { id: link }), { name: names.bare })
    await ask(href('contract', 'en', { id: link }), { isPlain: true, name: 'example.com' })
    await pause(seconds(6))
    const logs = await readLogs(front.folders.logs)
    const others = (await readLogs('/var/log/nginx')).slice(logsBefore.length)
    for (const word of [link, madeUp, rental.slug, '/contract', 'quote', 'staff']) {
      expectThat(!(logs + others).includes(word), `a log says ${word}`)
    }
    const lines = logs.trim().split('\n')
    expectThat(lines.length > paths.length, `${lines.length} lines`)
    return `${lines.length} lines, such as: ${lines.at(-1)}`
  })
}

function expectUncached(path: string, { status, headers }: Answer): void {
  const policy = headers['cache-control'] ?? ''
  expectThat(/no-store|private/.test(policy), `${path} answers ${status} with "${policy}"`)
}

/** Every private page and every page with data of one visitor in its address, in both languages. */
function listPrivatePaths(rental: RentalPage, link: string): string[] {
  const params = { id: madeUp, slug: madeUp, token: madeUp }
  const pages = pageNames
    .filter((name) => pageEntry(name).delivery === 'never')
    .flatMap((name) => locales.map((locale) => href(name, locale, params)))
  return [
    ...locales.map((locale) => href('contract', locale, { id: link })),
    `/${resources.contractApi.path.replace(':id', link)}`,
    `${rental.path}?checkIn=2027-01-04&checkOut=2027-01-08&adult=2&quote=1`,
    `${href('inquireNow', 'en')}?product=${rental.slug}`,
    `${href('assistant', 'es')}?q=${madeUp}`,
    ...pages,
    `/${resources.staffFile.path.replace(':id', madeUp)}`,
    `/${resources.preview.path.replace(':token', madeUp)}`,
  ]
}

/** A contract as staff make it, with the staff's cookie and the link of its guest. */
async function makeContract(ask: Ask) {
  const { email, password } = e2eAdministrator
  const signedIn = await ask(href('staffSignIn', 'en'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...origin },
    body: new URLSearchParams({ email, password }).toString(),
  })
  const cookie = signedIn.headers['set-cookie']?.map((one) => one.split(';')[0]).join('; ')
  if (!cookie) throw new Error(`The sign-in answers ${signedIn.status} without a cookie.`)
  const made = await ask(`/${resources.contractsApi.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie, ...origin },
    body: JSON.stringify({ ...sampleContractCall, language_code: 'en' }),
  })
  const { _id: id } = madeSchema.parse(JSON.parse(made.body.toString()))
  const editor = await ask(href('contract', 'en', { id }), { headers: { Cookie: cookie } })
  const [, link] = /\/contract\/([\w-]{32})"/.exec(editor.body.toString()) ?? []
  if (!link) throw new Error('The page of the contract has no link for the guest.')
  return { cookie, link }
}

/** The keys of all copies, which nginx writes at the beginning of each file. */
async function listCachedKeys(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = await Promise.all(
    files
      .filter((file) => file.isFile())
      // A copy may be removed between the listing and the reading.
      .map((file) => readFile(join(file.parentPath, file.name), 'latin1').catch(() => '')),
  )
  return texts.flatMap((text) => /\nKEY: (.*)\n/.exec(text)?.[1] ?? [])
}

async function readLogs(folder: string): Promise<string> {
  const files = await readdir(folder).catch(() => [])
  const texts = await Promise.all(
    files
      .filter((file) => file.endsWith('.log'))
      .map((file) => readFile(join(folder, file), 'utf8').catch(() => '')),
  )
  return texts.join('')
}
