import type { Contract } from '~content/contract'
import { isWithGuest } from '~content/contract-stage'
import type { ContractGuestPart } from '~content/contract-values'
import type { Locale } from '~content/locale'
import { privateStore } from '~/platform/files/store/private-store.server'
import { queueProgressEmails } from '~/features/contracts/emails/progress-kind.server'
import { signPdf } from '~/features/contracts/pdf-signature/sign-pdf.server'
import { brandOf } from '~/features/contracts/sign/brand-of.server'
import { signContract, type Signed } from '~/features/contracts/sign/sign-contract.server'
import type { Signature } from '~/features/contracts/signature/signature'
import type { AgreedPolicies } from '~/features/contracts/signers/evidence'
import type { SignerId } from '~/features/contracts/signers/signers'
import type { ContractStore } from '~/features/contracts/store/contract-store.server'
import { seenText } from '../reading/seen-text.server'

type Signing = {
  request: Request
  language: Locale
  signer: SignerId
  part: ContractGuestPart
  signature: Signature
  /** The privacy policies that their page linked to. */
  policies: AgreedPolicies | null
}

const maxTries = 6

/**
 * Signs the contract as the guest saw it. An autosave or another guest's signature may be stored at the same moment;
 * neither changes what this guest saw, so the signature is tried again on top of it.
 */
export async function signAsSeen(
  contract: Contract,
  { policies, ...given }: Signing,
  store: ContractStore,
): Promise<Signed> {
  const parts = { store, files: privateStore(), brandOf, policies, signPdf }
  const signing = { ...given, now: new Date() }
  let latest = contract
  for (let tries = 1; ; tries++) {
    const signed = await signContract(latest, signing, parts)
    if (signed.outcome !== 'outdated' || tries === maxTries) return signed
    const fresh = await store.find(contract.reference)
    if (fresh === null || seenText(fresh) !== seenText(contract)) return signed
    if (fresh.revision === latest.revision) return signed
    latest = fresh
  }
}

/**
 * Queues the e-mails on a signature that is stored already, since they may have been lost with the answer to the first
 * press. Those of a sealed version are queued by a job.
 */
export async function requeueProgressEmails(contract: Contract, signer: SignerId): Promise<void> {
  if (isWithGuest(contract.stage) || contract.stage === 'guestsSigned') {
    await queueProgressEmails(contract, signer)
  }
}
