import type { Contract, ContractVersion } from '~content/contract'
import { env } from '~/platform/env/env.server'
import { log } from '~/platform/log/log.server'
import { idempotencyKey } from '~/platform/outbox/idempotency-key.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { href } from '~/routing/href'
import { signedContractKind } from './signed-kind.server'

/** Has both sides told by mail. The contract is signed whether or not that can be written down right now. */
export async function announceSigned(
  contract: Contract,
  { version, hash, pdfFile }: ContractVersion,
): Promise<void> {
  const { reference, language, linkNumber, reservation, guestEmail } = contract
  const staffPath = href('contract', language, { id: reference })
  const payload = {
    ...{ reference, version, language, linkNumber, guestEmail, hash, pdfFile },
    fullName: reservation.fullName,
    property: reservation.property,
    staffLink: new URL(staffPath, env.SITE_ORIGIN).href,
  }
  const key = idempotencyKey({ name: signedContractKind.name, clientKey: null, payload })
  const { outcome } = await outbox().accept({ kind: signedContractKind, key, payload })
  if (outcome !== 'accepted')
    log.error({ reference, outcome }, 'signature e-mails could not be queued')
}
