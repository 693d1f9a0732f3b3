import type { Signatory } from '~content/contract'
import type { Signature } from '../signature/signature'

/** The signature that a member of the team gave by hand for the team. */
export type Countersignature = Signatory & {
  signature: Signature
  /** UTC. */
  signedAt: string
  from: { address: string; browser: string }
  /** The account with which it was given. */
  account: string
}
