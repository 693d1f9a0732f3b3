import { Icon } from '~/ui/icons/icon'
import { fillWords } from '~/features/contracts/contract-words'
import { MessageForms } from '~/features/contracts/messages/message-forms'
import { SignaturesView } from '~/features/contracts/signature/signature-view'
import { ContractToRead } from '../reading/contract-to-read'
import type { GuestData } from '../guest-data'
import classes from '../guest-page.module.css'
import type { GuestReply } from '../guest-reply'
import { PageHead } from './page-head'
import { SignedVersions } from './signed-versions'
import { SignersList } from '../reading/signers-list'
import { outcomeLine } from './use-outcome-focus'

type SignedGuestPageProps = {
  data: GuestData
  given: NonNullable<GuestData['given']>
  reply: GuestReply | undefined
  asked: string | null
}

/** What a guest sees who has signed, while others or the team have yet to sign. */
export function SignedGuestPage({ data, given, reply, asked }: SignedGuestPageProps) {
  const { words, guestName: name } = data
  const { guest } = words
  const { moment, signature, waitsForHouse } = given
  return (
    <div className={classes.page}>
      <PageHead data={data} title={guest.givenTitle} />
      <p {...outcomeLine} className={classes.received}>
        <Icon name="check" />
        <span>{fillWords(guest.givenLead, { name, moment })}</span>
      </p>
      <p>{waitsForHouse ? guest.houseNext : guest.othersNext}</p>
      <SignersList data={data} />
      <div className={classes.seal}>
        <SignaturesView signatures={[{ name, signature }]} house={null} />
      </div>
      <SignedVersions data={data} />
      <ContractToRead data={data} />
      <MessageForms data={data} actions={['ask']} reply={reply} asked={asked} />
    </div>
  )
}
