import { expect, type Page } from '@playwright/test'
import * as z from 'zod'
import type { Locale } from '~content/locale'
import { href } from '~/routing/href'
import { editorToken } from './editor-token'
import { cv, photo } from './lead-files'
import { listMails } from './mails'
import type { Message } from './read-message'
import { cmsAccount } from './stack'
import { containing, wordsOf } from './words'

export type Person = { firstName: string; lastName: string; email: string }

/** The documents of the demo content, by what they are for. */
const slugs = {
  agreement: { en: 'property-owner-agreement', es: 'convenio-con-propietarios' },
  rules: { en: 'house-rules', es: 'reglas-de-la-casa' },
  coming: { en: 'insurance-for-owners', es: 'seguro-para-propietarios' },
} as const satisfies Record<string, Record<Locale, string>>

export function documentPath(document: keyof typeof slugs, locale: Locale): string {
  return href('document', locale, { slug: slugs[document][locale] })
}

/** The form of a document, by what visitors read. */
export function documentForm(page: Page, locale: Locale) {
  const t = wordsOf(locale, 'forms')
  const words = wordsOf(locale, 'leads')
  const form = page.locator('form').filter({ has: page.getByLabel(t('phoneCountry')) })
  const text = (label: string) => form.getByRole('textbox', { name: label })
  return {
    form,
    send: form.locator('button[type=submit]'),
    email: text(t('email')),
    message: (key: 'photoNeeded' | 'documentNeeded' | 'enterName' | 'acceptPrivacy') =>
      form.getByText(t(`messages.${key}`)),

    async fill({ firstName, lastName, email }: Person): Promise<void> {
      await text(t('firstName')).fill(firstName)
      await text(t('lastName')).fill(lastName)
      await text(t('email')).fill(email)
      await form.getByLabel(t('phoneCountry')).selectOption('GT')
      await text(t('phone')).fill('5555 1234')
      await text(words('document.wishes')).fill('Una casa con patio, Łódź & <b>')
      await form.getByRole('checkbox', { name: t('consent') }).check()
    },

    async choose(hasScript: boolean): Promise<void> {
      await form.getByLabel(words('document.photo'), { exact: true }).setInputFiles(photo)
      await form
        .getByLabel(words('document.document'), { exact: true })
        .setInputFiles({ ...cv, name: 'dpi.pdf' })
      const received = wordsOf(locale, 'forms')('fileChosen', { name: '' })
      await expect(form.getByText(containing(received))).toHaveCount(hasScript ? 2 : 0)
    },
  }
}

const inquiriesSchema = z.object({
  results: z.array(
    z.object({
      reference: z.string(),
      stage: z.string(),
      language: z.string(),
      about: z.string(),
      seen: z.boolean(),
      isEdit: z.boolean(),
      photoName: z.string().nullish(),
      documentName: z.string().nullish(),
    }),
  ),
})

/** Waits until a contract inquiry is in the CMS, once, and its two mails are written. */
export async function whenContractInquiryDelivered(email: string) {
  const account = cmsAccount()
  const uid = 'api::contract-inquiry.contract-inquiry'
  const query = `pageSize=100&filters[email][$eqi]=${encodeURIComponent(email)}`
  const address = `${account.cms}/content-manager/collection-types/${uid}?${query}`
  const headers = { Authorization: `Bearer ${await editorToken(account)}` }
  const list = async () =>
    inquiriesSchema.parse(await (await fetch(address, { headers })).json()).results
  await expect.poll(async () => (await list()).length).toBe(1)
  const mailsOf = async () =>
    (await listMails()).filter(({ to, replyTo }) => `${to} ${replyTo}`.includes(email))
  await expect.poll(async () => (await mailsOf()).length).toBe(2)
  const [[inquiry], mails] = [await list(), await mailsOf()]
  const toVisitor = mails.find(({ to }) => to.includes(email))
  const toStaff = mails.find(({ replyTo }) => replyTo.includes(email))
  if (!inquiry || !toVisitor || !toStaff) throw new Error(`The inquiry of ${email} is not there`)
  return { inquiry, toVisitor, toStaff }
}

/** The path of the visitor's own page, as the mail has it. */
export function ownPageIn({ text }: Message, locale: Locale): string {
  const start = href('contractInquiry', locale, { id: 'x' }).replace(/x$/, '')
  const [found] = text.match(new RegExp(`${start}[\\w-]{32}`)) ?? []
  if (!found) throw new Error(`No link in: ${text}`)
  return found
}
