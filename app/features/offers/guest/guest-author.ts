import type { OfferChange } from '~content/offer'
import { clientAddressHeader } from '~/platform/http/client-address'

/** The guest, and from where, as the log of the stay names them. */
export function guestAuthor(request: Request): OfferChange['by'] {
  return {
    actor: 'guest',
    address: (request.headers.get(clientAddressHeader) ?? '').slice(0, 100),
  }
}
