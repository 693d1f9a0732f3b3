import type { StayChange } from '~content/stay-change'
import { maxActorLength } from '~content/limits'
import { oneLine } from '~/platform/body/one-line'
import { clientAddressHeader } from '~/platform/http/client-address'

/** Who of the staff does something, and from where, as the log of a stay names them. */
export function stayAuthor(request: Request, { name }: { name: string }): StayChange['by'] {
  const actor = oneLine(`staff: ${name}`).slice(0, maxActorLength)
  return { actor, address: addressOf(request) }
}

/** The guest, and from where, as the log of a stay names them. */
export function guestAuthor(request: Request): StayChange['by'] {
  return { actor: 'guest', address: addressOf(request) }
}

function addressOf({ headers }: Request): string {
  return (headers.get(clientAddressHeader) ?? '').slice(0, 100)
}
