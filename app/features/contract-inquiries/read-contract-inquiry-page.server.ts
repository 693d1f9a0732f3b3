import { data, redirect } from '@remix-run/node'
import type { ContractInquiry } from '~content/contract-inquiry'
import type { Locale } from '~content/locale'
import { findPhoneNumber } from '~/features/contact/phone-number.server'
import { closedLink } from '~/features/private-pages/closed-link.server'
import { privateMessages } from '~/features/private-pages/private-messages.server'
import { documentPath } from '~/features/documents/document-address'
import { listDocuments } from '~/features/documents/list-documents.server'
import { findInquiryLink } from '~/features/leads/document/inquiry-link.server'
import { readLeadFormData } from '~/features/leads/form/read-lead-form-data.server'
import { readStaffBar } from '~/features/staff/area/read-staff-bar.server'
import { fallbackTo } from '~/platform/content/fallback-to.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { env } from '~/platform/env/env.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { href } from '~/routing/href'
import type { InquiryStore } from './inquiry-store.server'
import { openInquiry, type OpenedInquiry } from './open-inquiry.server'

/** What was done just now, as the address says it. */
const inquiryDones = ['saved', 'decided'] as const

type RequestContext = { request: Request; locale: Locale; id: string }

/**
 * What the page of a contract inquiry shows. Throws a 503 response if the CMS is unreachable, and leads staff from the
 * link of the sender to the address with the reference.
 */
export async function readContractInquiryPage({ request, locale, id }: RequestContext) {
  return throw503OnOutage('a contract inquiry could not be read', async () => {
    const opened = await openInquiry(request, id, { asksToSignIn: true })
    if (opened.outcome === 'open') {
      const { inquiry, staff } = opened.record
      const { search, searchParams: query } = new URL(request.url)
      // Its forms go to the address of the page. Over a link they would be the sender's once the session has ended.
      if (staff && id !== inquiry.reference) {
        throw redirect(href('contractInquiry', locale, { id: inquiry.reference }) + search, 303)
      }
      const done = inquiryDones.find((name) => query.has(name)) ?? null
      return data({ kind: 'inquiry' as const, ...(await pageData(opened.record, locale)), done })
    }
    const { page, init } = closedLink(opened, locale)
    return data(page, init)
  })
}

async function pageData({ inquiry, staff, store }: OpenedInquiry, locale: Locale) {
  const shown =
    staff && !inquiry.seen ? ((await store.change(inquiry, { seen: true })) ?? inquiry) : inquiry
  const { contact, contractsAr, photo, document: identity } = shown
  const documents = await fallbackTo(listDocuments(locale), [])
  const document = documents.find(({ documentId }) => documentId === contractsAr.id)
  const { inquiry: words, staffInquiry, stages } = privateMessages(locale)
  return {
    words,
    locale,
    reference: shown.reference,
    revision: shown.revision,
    receivedOn: guatemalaToday(new Date(shown.receivedAt)),
    contact: { ...contact, nationalPhone: nationalPhone(contact) },
    specialRequirement: shown.specialRequirement,
    files: { photo: photo?.name ?? null, document: identity?.name ?? null },
    document: {
      title: document?.name ?? contractsAr.title,
      path: document ? documentPath(document, locale) : null,
      isDocument: document?.isDocument ?? false,
    },
    /** Null for who may not change it. */
    form: shown.isEdit || staff ? readLeadFormData(locale) : null,
    /** For the staff alone. */
    desk: staff && {
      words: staffInquiry,
      stages,
      stage: shown.stage,
      isEdit: shown.isEdit,
      link: await findUrl(shown, store),
      bar: await readStaffBar({ staff, locale, current: 'staffInquiries' }),
    },
  }
}

/** The address under which the sender reads the inquiry. */
async function findUrl(
  { submissionId, language }: ContractInquiry,
  store: Pick<InquiryStore, 'findByLink'>,
): Promise<string> {
  const isStored = async (hash: string) => (await store.findByLink(hash)) !== null
  const id = await findInquiryLink(submissionId, isStored)
  return new URL(href('contractInquiry', language, { id }), env.SITE_ORIGIN).href
}

/** The number as the form takes it, beside its country. */
function nationalPhone({ phone, countryCode }: ContractInquiry['contact']): string {
  return findPhoneNumber(phone ?? '', countryCode ?? '')?.national ?? phone ?? ''
}

export type ContractInquiryPageData = Awaited<ReturnType<typeof pageData>>
