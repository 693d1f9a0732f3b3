import { randomBytes } from 'node:crypto'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import * as z from 'zod'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import type { Locale } from '~content/locale'
import { e2eSettings, runData } from '../../scripts/lib/e2e-settings.js'
import { hire, type HiredRole } from './hire'
import { cmsAccount } from './stack'
import { newSender } from './visitor-address'
import { wordsOf } from './words'

export type MadeContract = {
  reference: string
  /** The id in the guest's link. */
  link: string
  /** Where the guest opens it. */
  path: string
}

const madeSchema = z.object({ _id: z.string() })
const storedSchema = z.object({ data: z.object({ revision: z.number(), stage: z.string() }) })

/** The figures of a stay, as the calls take them; what is left out is worked out. */
export const stayOf = (fullName: string) => ({
  fullName,
  property: 'Casa Ñandú',
  startDate: '2027-01-04',
  endDate: '2027-01-08',
  totalGuests: 3,
  fullPayment: 1001.25,
  currency: '$',
  contractDate: '2026-11-21',
  customData: {
    customDownPayment: 50,
    downPaymentDays: 30,
    damageDeposit: 300,
    depositReturnDays: 30,
    lostFirstDepositDays: 30,
    lostFirstDeposit: 50,
    cancellationCoverExpenses: 85,
    customCheckIn: '1 PM',
    customCheckOut: '10 AM',
  },
})

/** The path of the call that reads and writes a contract. */
export const callOf = (id: string) => `/${resources.contractApi.path.replace(':id', id)}`

/** Lets somebody into the staff area, as the form of the sign-in does; the context keeps the cookie. */
export async function signIn(
  request: APIRequestContext,
  baseURL: string | undefined,
  role: HiredRole,
): Promise<void> {
  const { email, password } = await hire(role)
  const answer = await request.post(href('staffSignIn', 'en'), {
    maxRedirects: 0,
    headers: newSender(baseURL),
    form: { email, password },
  })
  expect(answer.status()).toBe(303)
}

/** A contract that staff who are signed in make by the call, for a test of what its guest does. */
export async function makeContract(
  request: APIRequestContext,
  locale: Locale,
  more: Record<string, unknown> = {},
): Promise<MadeContract> {
  const answer = await request.post(`/${resources.contractsApi.path}`, {
    data: { ...stayOf('María José Xicay'), language_code: locale, ...more },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { _id: reference } = madeSchema.parse(await answer.json())
  const editor = await request.get(href('contract', locale, { id: reference }))
  const [, link = ''] = /\/contract\/([\w-]{32})"/.exec(await editor.text()) ?? []
  expect(link).toHaveLength(32)
  return { reference, link, path: href('contract', locale, { id: link }) }
}

/** Turns the clock of a contract: its link was over a minute ago. */
export async function letExpire(reference: string): Promise<void> {
  await turnClock(reference, { expiresAt: new Date(Date.now() - 60_000).toISOString() })
}

/** Turns the clock of a contract: its link went out so many days ago. */
export async function letWait(reference: string, days: number): Promise<void> {
  await turnClock(reference, { sentAt: new Date(Date.now() - days * 86_400_000).toISOString() })
}

/** Lets the guest have signed a contract some days ago, without the steps of their page and without a PDF. */
export async function letSign(reference: string, daysAgo = 0): Promise<void> {
  const hash = randomBytes(32).toString('hex')
  const file = { pdfFile: hash.slice(0, 40), pdfHash: hash }
  const signedAt = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  const signed = { version: 1, signedAt, hash, content: '{}', ...file }
  await changeInCms(reference, { set: { stage: 'signed' }, signed })
}

const agreedSchema = z.object({ data: z.object({ reservation: z.looseObject({}) }) })

/** Turns the clock of a contract, signed or not: its guest arrives on another day. The nights stay those of before. */
export async function letArrive(
  reference: string,
  dates: { startDate: string; endDate: string },
): Promise<void> {
  const { reservation } = agreedSchema.parse(await readInCms(reference)).data
  await changeInCms(reference, { set: { reservation: { ...reservation, ...dates } }, signed: null })
}

async function turnClock(
  reference: string,
  set: { expiresAt: string } | { sentAt: string },
): Promise<void> {
  await changeInCms(reference, { set, signed: null })
}

async function changeInCms(
  reference: string,
  wanted: { set: object; signed: object | null },
): Promise<void> {
  const { address, headers } = callOfCms(reference)
  const { data } = storedSchema.parse(await readInCms(reference))
  const change = { revision: data.revision, events: [], ...wanted }
  const answer = await fetch(address, { method: 'PUT', headers, body: JSON.stringify(change) })
  expect(answer.status).toBe(200)
}

async function readInCms(reference: string): Promise<unknown> {
  const { address, headers } = callOfCms(reference)
  return (await fetch(address, { headers })).json()
}

function callOfCms(reference: string) {
  const settings: Record<string, string | undefined> = e2eSettings(runData)
  return {
    address: `${cmsAccount().cms}/api/contracts/${reference}`,
    headers: {
      Authorization: `Bearer ${settings.CMS_CONTRACT_TOKEN}`,
      'Content-Type': 'application/json',
    },
  }
}

type StepName = 'read' | 'comments' | 'guests' | 'photo' | 'document' | 'payment' | 'accept'

/** What a guest does on their page, by what they read there. */
export function guestPage(page: Page, locale: Locale) {
  const t = wordsOf(locale, 'contract')
  const step = (name: StepName) =>
    page.getByRole('heading', { name: t(`guest.${name}`), exact: true, level: 2 })
  const guestRow = (number: number) =>
    page.getByRole('group', { name: t('guest.guestNumber', { number }), exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    comments: page.getByRole('textbox', { name: t('guest.comments') }),
    guestName: (row = 1) => guestRow(row).getByRole('textbox', { name: t('guest.guestName') }),
    guestAge: (row = 1) => guestRow(row).getByRole('textbox', { name: t('guest.guestAge') }),
    step,
    agreement: page.getByLabel(t('guest.agreement')),
    signature: page.getByRole('textbox', { name: t('guest.signature'), exact: true }),

    /** A zigzag by mouse on the sheet. */
    async draw(): Promise<void> {
      const sheet = page.getByRole('img', { name: t('guest.drawArea') })
      await expect(sheet).toHaveAttribute('data-ready', 'true')
      // Not below the bar with the buttons.
      await sheet.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      const box = await sheet.boundingBox()
      const at = (x: number, y: number) =>
        [(box?.x ?? 0) + x * (box?.width ?? 0), (box?.y ?? 0) + y * (box?.height ?? 0)] as const
      await page.mouse.move(...at(0.1, 0.7))
      await page.mouse.down()
      for (const [x, y] of [
        [0.25, 0.2],
        [0.35, 0.75],
        [0.5, 0.3],
        [0.65, 0.7],
        [0.9, 0.4],
      ] as const) {
        await page.mouse.move(...at(x, y), { steps: 8 })
      }
      await page.mouse.up()
    },
    /** With script the name is typed where somebody does not want to draw. */
    async typeName(name: string): Promise<void> {
      await button(t('guest.typeInstead')).click()
      await page.getByRole('textbox', { name: t('guest.signature'), exact: true }).fill(name)
    },
    title: page.getByRole('heading', { level: 1 }),
    openCamera: button(t('guest.takePhoto')),
    next: () => button(t('guest.next')).click(),
    /** Next, which leads to this step. */
    async goOn(to: StepName): Promise<void> {
      await button(t('guest.next')).click()
      await expect(step(to)).toBeVisible()
    },
    sign: () => button(t('guest.sign')).click(),
    choose: (of: 'photo' | 'document') =>
      page.getByLabel(`${t('guest.chooseFile')}: ${t(`guest.${of}`)}`),

    /** As many guests as the contract of `stayOf` is for. */
    async nameGuests(): Promise<void> {
      for (const [index, name] of ['Łucja Żółć', 'Luis Tzul', 'Ana Tzul'].entries()) {
        await guestRow(index + 1)
          .getByRole('textbox', { name: t('guest.guestName') })
          .fill(name)
        await guestRow(index + 1)
          .getByRole('textbox', { name: t('guest.guestAge') })
          .fill('34')
      }
    },

    /** A photo from the camera: taken, cleared, taken again, used. */
    async takePhoto(look: (preview: Locator) => Promise<void>): Promise<void> {
      await button(t('guest.takePhoto')).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(button(t('guest.takePhoto'))).toBeFocused()
      await button(t('guest.takePhoto')).click()
      await button(t('guest.capture')).click()
      await button(t('guest.retake')).click()
      await button(t('guest.capture')).click()
      await look(page.getByRole('dialog').getByRole('img'))
      await button(t('guest.use')).click()
    },
  }
}
