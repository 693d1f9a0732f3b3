import type { Locale } from '~content/locale'
import { readInquiryWords } from '~/features/inquiries/read-inquiry-words.server'
import { notFound } from '~/platform/http/not-found.server'
import { findConfirmationSlug, type ConfirmationSlug } from './confirmation-slug'
import { readReference } from './reference-proof.server'

export type ConfirmationData = {
  slug: ConfirmationSlug
  title: string
  message: string
  /** Null where the address does not carry one that this site gave out. */
  reference: string | null
}

type ConfirmationRequest = { slug: string | undefined; locale: Locale; search: URLSearchParams }

/** Throws a 404 for a slug that nobody is thanked for. */
export async function readConfirmation(request: ConfirmationRequest): Promise<ConfirmationData> {
  const slug = findConfirmationSlug(request.slug)
  if (!slug) throw notFound()
  const words = await readInquiryWords(request.locale)
  return {
    slug,
    title: words.confirmationTitle,
    message: words.confirmationText,
    reference: readReference(request.search.get('reference')),
  }
}
