import * as z from 'zod'
import { locales, type Locale } from '~content/locale'
import { editorToken } from './editor-token'

export type CmsAccount = { cms: string; email: string; password: string }

const rentals = 'collection-types/api::rental.rental'
const inquiries = 'collection-types/api::inquiry.inquiry'
const settings = 'single-types/api::site-setting.site-setting'
const templates = 'collection-types/api::contract-template.contract-template'

const foundSchema = z.object({
  results: z.array(z.object({ documentId: z.string(), slug: z.string(), name: z.string() })),
})
const inquiriesSchema = z.object({
  results: z.array(
    z.object({
      documentId: z.string(),
      submissionId: z.string(),
      reference: z.string(),
      stage: z.string(),
      guestName: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      rentalSlug: z.string(),
      language: z.string(),
      isQuote: z.boolean(),
      startDate: z.string().nullable(),
      endDate: z.string().nullable(),
      months: z.number().nullable(),
      total: z.coerce.number(),
      totalFormated: z.string(),
      placeCount: z.number(),
      paymentMethod: z.string().nullable(),
      totalWithFeeFormated: z.string().nullable(),
    }),
  ),
})
const templatesSchema = z.object({ results: z.array(z.object({ documentId: z.string() })) })
const settingsSchema = z.object({ data: z.object({ phone: z.string() }) })

export type CmsInquiry = z.infer<typeof inquiriesSchema>['results'][number]

export type Editor = Awaited<ReturnType<typeof signInAsEditor>>

/** An editor at work in the CMS, through the calls of its admin panel. Throws where one is refused. */
export async function signInAsEditor(account: CmsAccount) {
  const { cms } = account
  const token = await editorToken(account)

  async function send(method: string, path: string, data?: object): Promise<unknown> {
    const response = await fetch(`${cms}/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: data ? JSON.stringify(data) : null,
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${text}`)
    return JSON.parse(text)
  }

  const call = (method: 'GET' | 'PUT' | 'POST', path: string, data?: object) =>
    send(method, `content-manager/${path}`, data)

  const address = (documentId: string, locale: Locale, action = '') =>
    `${rentals}/${documentId}${action}?locale=${locale}`

  return {
    async findRental(slug: string, locale: Locale): Promise<{ documentId: string; name: string }> {
      const query = `locale=${locale}&filters[slug][$eq]=${slug}`
      const { results } = foundSchema.parse(await call('GET', `${rentals}?${query}`))
      const [found] = results
      if (!found) throw new Error(`The CMS has no rental ${slug}`)
      return found
    },

    async renameRental(documentId: string, locale: Locale, name: string): Promise<void> {
      await call('PUT', address(documentId, locale), { name })
      await call('POST', address(documentId, locale, '/actions/publish'), {})
    },

    async publishRental(documentId: string, locale: Locale): Promise<void> {
      await call('POST', address(documentId, locale, '/actions/publish'), {})
    },

    async unpublishRental(documentId: string, locale: Locale): Promise<void> {
      await call('POST', address(documentId, locale, '/actions/unpublish'), {})
    },

    /** The inquiries whose mail address holds these characters, as the team's list has them. */
    async listInquiries(email: string): Promise<CmsInquiry[]> {
      const query = `pageSize=100&filters[email][$contains]=${encodeURIComponent(email)}`
      return inquiriesSchema.parse(await call('GET', `${inquiries}?${query}`)).results
    },

    /** How the house signs the contracts that are made from now on, whatever their template. */
    async changeCountersigning(countersigning: 'atOnce' | 'byHand'): Promise<void> {
      const { results } = templatesSchema.parse(await call('GET', `${templates}?locale=en`))
      for (const { documentId } of results) {
        await call('PUT', `${templates}/${documentId}?locale=en`, { countersigning })
      }
    },

    async readPhone(): Promise<string> {
      return settingsSchema.parse(await call('GET', `${settings}?locale=en`)).data.phone
    },

    async changePhone(phone: string): Promise<void> {
      await call('PUT', `${settings}?locale=en`, { phone })
      // Each language is published by itself, also where they share a field.
      for (const locale of locales) {
        await call('POST', `${settings}/actions/publish?locale=${locale}`, {})
      }
    },
  }
}
