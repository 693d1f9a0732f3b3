import { AskUs } from '~/features/site/contact/ask-us'
import type { GuestData } from './guest-data'
import classes from './guest-page.module.css'
import { PageHead } from './page-head'
import { SignedVersions } from './signed-versions'
import { StayingVersion } from './staying-version'

/** A change of a signed contract whose time is over: it says so, and keeps what was signed within reach. */
export function ExpiredContract({ data }: { data: GuestData }) {
  const { guest } = data.words
  return (
    <div className={classes.page}>
      <PageHead data={data} title={guest.expiredTitle} />
      <p role="status">{guest.expiredLead}</p>
      <StayingVersion data={data} />
      <SignedVersions data={data} />
      <AskUs />
    </div>
  )
}
