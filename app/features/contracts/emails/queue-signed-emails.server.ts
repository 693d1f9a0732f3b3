import type { Contract, ContractVersion, SignedVersion } from '~content/contract'
import { env } from '~/platform/env/env.server'
import { log } from '~/platform/log/log.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { href } from '~/routing/href'
import { hasSeveral, signersOf } from '../signers/signers'
import { signedContractKind, signedCopyKind } from './signed-kind.server'

/**
 * Queues the e-mails of a signed contract to all sides, once for each version, however often this is called. If the
 * outbox is unavailable, `queueMissedSignedEmails` queues them later. It looks only for the main guest's e-mail, which
 * is therefore queued last.
 */
export async function queueSignedEmails(
  contract: Contract,
  { version, hash, pdfFile }: ContractVersion,
  queue: Pick<Outbox, 'accept'> = outbox(),
): Promise<void> {
  const { reference, language, linkNumber, reservation, guestEmail } = contract
  const staffPath = href('contract', language, { id: reference })
  const all = signersOf(contract)
  const payload = {
    reference,
    version,
    language,
    linkNumber,
    guestEmail,
    hash,
    pdfFile,
    fullName: reservation.fullName,
    property: reservation.property,
    staffLink: new URL(staffPath, env.SITE_ORIGIN).href,
    ...(hasSeveral(contract) && { names: all.map(({ fullName }) => fullName).join(', ') }),
  }
  for (const { id, fullName, email, language: own } of all) {
    if (id === null || email === null) continue
    const copy = { ...payload, signer: id, fullName, guestEmail: email, language: own }
    const value = `${signatureKey({ reference, version })}.${id}`
    const { outcome } = await queue.accept({
      kind: signedCopyKind,
      key: { value, window: null },
      payload: copy,
    })
    if (outcome === 'unavailable') {
      log.error({ reference }, 'signature e-mails could not be queued')
      return
    }
  }
  const key = { value: signatureKey({ reference, version }), window: null }
  // A conflict: it was queued before, and the contract has changed since.
  const { outcome } = await queue.accept({ kind: signedContractKind, key, payload })
  if (outcome === 'unavailable') log.error({ reference }, 'signature e-mails could not be queued')
}

/** The key of these e-mails in the outbox. */
export const signatureKey = ({ reference, version }: SignedVersion) =>
  `${reference}.v${version}.signed`
