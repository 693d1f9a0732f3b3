import { href } from '~/routing/href'
import { ButtonLink } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { fillWords } from '~/features/contracts/contract-words'
import { MessageForms } from '~/features/contracts/messages/message-forms'
import { SignaturesView } from '~/features/contracts/signature/signature-view'
import { ClosedContract } from './closed-contract'
import { ContractToRead } from '../reading/contract-to-read'
import type { GuestData } from '../guest-data'
import { SignedGuestPage } from './signed-guest-page'
import { DeclinedContract } from './declined-contract'
import { GuestForm } from '../steps/guest-form'
import classes from '../guest-page.module.css'
import type { GuestReply } from '../guest-reply'
import { PageHead } from './page-head'
import { SignedVersions } from './signed-versions'
import { outcomeLine, useOutcomeFocus } from './use-outcome-focus'

type GuestPageProps = {
  data: GuestData
  reply: GuestReply | undefined
  hasSaved: boolean
  /** Another text with each question that was sent; null if none was just now. */
  asked: string | null
}

/** The guest's page: the form while the contract waits, and what was signed afterwards. */
export function GuestPage({ data, reply, hasSaved, asked }: GuestPageProps) {
  const { guest } = data.words
  const words = { data, reply, asked }
  useOutcomeFocus(!data.signed && !data.given && !data.declined && !data.closed)
  if (data.signed) return <SignedContract {...words} signed={data.signed} />
  if (data.given) return <SignedGuestPage {...words} given={data.given} />
  if (data.declined) return <DeclinedContract {...words} declined={data.declined} />
  if (data.closed) return <ClosedContract data={data} closed={data.closed} />
  return (
    <div className={classes.page}>
      <PageHead data={data} title={guest.title} />
      <GuestForm key={data.seen} data={data} reply={reply} hasSaved={hasSaved} />
      <SignedVersions data={data} />
      <MessageForms {...words} actions={['ask', 'decline']} />
    </div>
  )
}

type SignedProps = Omit<GuestPageProps, 'hasSaved'> & { signed: NonNullable<GuestData['signed']> }

function SignedContract({ data, reply, asked, signed }: SignedProps) {
  const { words, locale, guestName } = data
  const { guest } = words
  return (
    <div className={classes.page}>
      <PageHead data={data} title={guest.signedTitle} />
      <p {...outcomeLine} className={classes.received}>
        <Icon name="check" />
        <span>{fillWords(guest.signedLead, { name: guestName, moment: signed.moment })}</span>
      </p>
      <p>
        <ButtonLink kind="primary" href={signed.pdf}>
          <Icon name="download" />
          {guest.download}
        </ButtonLink>
      </p>
      <div className={classes.seal}>
        <SignaturesView {...signed} />
        <p className={classes.soft}>{guest.signedAt}</p>
        <p>{fillWords(guest.signedAtValue, { moment: signed.moment, utc: signed.utc })}</p>
        <p className={classes.soft}>{guest.hash}</p>
        <code className={classes.hash}>{signed.hash}</code>
        <a href={href('verify', locale, {}, new URLSearchParams({ hash: signed.hash }))}>
          {guest.verify}
        </a>
      </div>
      <SignedVersions data={data} />
      <ContractToRead data={data} />
      <MessageForms data={data} actions={['ask']} reply={reply} asked={asked} />
    </div>
  )
}
