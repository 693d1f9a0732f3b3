import type { TFunction } from 'i18next'
import type { ContactMethod } from '~content/contact-method'
import type { Campaign } from '~content/submission'
import { countryName } from '~/features/contact/phone-countries.server'
import type { EmailRow, EmailTable } from '~/platform/email/body/email-body'
import { nameOf, type Sender } from './sender'

export type SubmissionWords = TFunction<'submissionMail'>

/** For the team: who wrote, how to answer, and what brought the visitor here. */
export function senderTable(sender: Sender, words: SubmissionWords): EmailTable {
  const { contact, language, landing, campaign } = sender
  const { email, phone, countryCode, contactMethod } = contact
  const came = campaign ? campaignText(campaign) : ''
  return {
    title: words('contact'),
    rows: [
      { label: words('name'), value: nameOf(contact) },
      { label: words('email'), value: email, url: mailAddress(email) },
      phone
        ? { label: words('phone'), value: phone, url: phoneAddress(phone, contactMethod) }
        : { label: words('phone'), value: words('noPhone') },
      ...rowOf(words('country'), countryCode && countryName(countryCode, language)),
      ...rowOf(words('prefers'), contactMethod && words(`methods.${contactMethod}`)),
      { label: words('language'), value: words(`languages.${language}`) },
      ...rowOf(words('landing'), landing ? words('landingPage') : null),
      ...rowOf(words('campaign'), came || null),
      ...rowOf(words('referrer'), campaign?.referrer ?? null),
    ],
  }
}

function rowOf(label: string, value: string | null): EmailRow[] {
  return value === null ? [] : [{ label, value }]
}

/** What the link into the site was marked with: `newsletter / email / november`. */
function campaignText({ source, medium, campaign, term, content }: Campaign): string {
  return [source, medium, campaign, term, content].filter((part) => part !== null).join(' / ')
}

function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}

/** Opens the way of answering that the visitor prefers. */
function phoneAddress(phone: string, method: ContactMethod | null): string {
  const digits = phone.replace(/\D/g, '')
  return method === 'whatsapp' ? `https://wa.me/${digits}` : `tel:+${digits}`
}
