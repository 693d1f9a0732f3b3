import type { Offer } from '~content/offer'
import { env } from '~/platform/env/env.server'
import { findPrivateLink, hashPrivateLink, privateLink } from '~/platform/links/private-link.server'
import { codeOf } from '~/platform/links/short-code.server'
import { href } from '~/routing/href'
import type { OfferStore } from './offer-store.server'

const purpose = 'offer'

/** What the database keeps of the link. */
export function hashOfferLink(reference: string): string {
  return hashPrivateLink(purpose, privateLink(purpose, reference))
}

/** The address under which the guest reads the offer, in its language. Throws as the store does. */
export async function findOfferUrl(
  { reference, language }: Pick<Offer, 'reference' | 'language'>,
  store: Pick<OfferStore, 'findByLink'>,
): Promise<string> {
  const id = await findPrivateLink(
    { purpose, subject: reference },
    async (hash) => (await store.findByLink(hash)) !== null,
  )
  const path = href('offer', language, { id })
  return new URL(path, env.SITE_ORIGIN).href
}

/**
 * The code that staff and guests use for an offer. It opens nothing by itself. The same for the same form with the same
 * content, so that one that is sent again makes no second offer, and one that was changed is not taken for the first.
 */
export function newOfferReference(form: string): string {
  return `O-${codeOf(`offer of form ${form}`)}`
}
