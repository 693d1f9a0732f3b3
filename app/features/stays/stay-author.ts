import type { StayChange } from '~content/stay'
import { clientAddressHeader } from '~/platform/http/client-address'

/** Who of the staff does something, and from where, as the log of a stay names them. */
export function stayAuthor(request: Request, { name }: { name: string }): StayChange['by'] {
  const address = (request.headers.get(clientAddressHeader) ?? '').slice(0, 100)
  return { actor: `staff: ${name}`.replace(/\p{Cc}/gu, ' ').slice(0, 150), address }
}
