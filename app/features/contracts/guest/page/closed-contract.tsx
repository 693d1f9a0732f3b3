import { AskUs } from '~/features/site/contact/ask-us'
import type { GuestData } from '../guest-data'
import classes from '../guest-page.module.css'
import { PageHead } from './page-head'
import { SignedVersions } from './signed-versions'
import { StayingVersion } from './staying-version'
import { outcomeLine } from './use-outcome-focus'

type ClosedContractProps = { data: GuestData; closed: NonNullable<GuestData['closed']> }

/** A change of a signed contract that can no longer be signed: it says so, and keeps what was signed within reach. */
export function ClosedContract({ data, closed }: ClosedContractProps) {
  const { guest } = data.words
  const isExpired = closed === 'expired'
  return (
    <div className={classes.page}>
      <PageHead data={data} title={isExpired ? guest.expiredTitle : guest.title} />
      <p {...outcomeLine}>{isExpired ? guest.expiredLead : guest.calledOffLead}</p>
      <StayingVersion data={data} />
      <SignedVersions data={data} />
      <AskUs />
    </div>
  )
}
