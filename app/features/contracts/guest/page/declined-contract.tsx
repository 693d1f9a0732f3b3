import { AskUs } from '~/features/site/contact/ask-us'
import { fillWords } from '~/features/contracts/contract-words'
import { MessageForms } from '~/features/contracts/messages/message-forms'
import type { GuestData } from '../guest-data'
import classes from '../guest-page.module.css'
import type { GuestReply } from '../guest-reply'
import { PageHead } from './page-head'
import { SignedVersions } from './signed-versions'
import { StayingVersion } from './staying-version'
import { outcomeLine } from './use-outcome-focus'

type DeclinedContractProps = {
  data: GuestData
  declined: NonNullable<GuestData['declined']>
  reply: GuestReply | undefined
  asked: string | null
}

/** What the guest sees after a no: that it arrived, and how to go on. */
export function DeclinedContract({ data, declined, reply, asked }: DeclinedContractProps) {
  const { guest } = data.words
  return (
    <div className={classes.page}>
      <PageHead data={data} title={declined.by ? guest.otherDeclinedTitle : guest.declinedTitle} />
      <p {...outcomeLine} className={classes.received}>
        {fillWords(declined.by ? guest.otherDeclinedLead : guest.declinedLead, {
          moment: declined.moment,
          name: declined.by ?? '',
        })}
      </p>
      <StayingVersion data={data} />
      {data.versions.length === 0 && !declined.by && <p>{guest.nothingSigned}</p>}
      {declined.reason !== null && (
        <blockquote className={classes.words}>{declined.reason}</blockquote>
      )}
      <p>{declined.by ? guest.otherDeclinedNext : guest.declinedNext}</p>
      <SignedVersions data={data} />
      <MessageForms data={data} actions={['ask']} reply={reply} asked={asked} />
      <AskUs />
    </div>
  )
}
