import type { Locale } from '~content/locale'
import { notFound } from '~/platform/http/not-found.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { findConfirmationSlug, type ConfirmationSlug } from './confirmation-slug'
import { readReference } from './reference-proof.server'

export type ConfirmationData = {
  slug: ConfirmationSlug
  title: string
  /** Null where the address does not carry one that this site gave out. */
  reference: string | null
}

type ConfirmationRequest = { slug: string | undefined; locale: Locale; search: URLSearchParams }

/** Throws a 404 for a slug that nobody is thanked for. */
export async function readConfirmation(request: ConfirmationRequest): Promise<ConfirmationData> {
  const slug = findConfirmationSlug(request.slug)
  if (!slug) throw notFound()
  const { t } = await createServerI18n(request.locale)
  return {
    slug,
    title: t(`confirmation:${slug}.title`),
    reference: readReference(request.search.get('reference')),
  }
}
