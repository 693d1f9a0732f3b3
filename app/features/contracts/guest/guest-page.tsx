import { href } from '~/routing/href'
import { ButtonLink } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { fillWords } from '../contract-words'
import { ContractToRead } from './contract-to-read'
import type { GuestData } from './guest-data'
import { GuestForm } from './guest-form'
import classes from './guest-page.module.css'
import type { GuestReply } from './guest-reply'

type GuestPageProps = { data: GuestData; reply: GuestReply | undefined; hasSaved: boolean }

/** The guest's page: the form while the contract waits, and what was signed afterwards. */
export function GuestPage({ data, reply, hasSaved }: GuestPageProps) {
  const { guest } = data.words
  if (data.signed) return <SignedContract data={data} signed={data.signed} />
  return (
    <div className={classes.page}>
      <PageHead data={data} title={guest.title} />
      <GuestForm key={data.seen} data={data} reply={reply} hasSaved={hasSaved} />
    </div>
  )
}

/** One line on a phone, where the steps have headings of their own. */
function PageHead({ data: { heading }, title }: { data: GuestData; title: string }) {
  return (
    <div className={classes.head}>
      <p className={classes.eyebrow}>
        {heading.property}
        <span className={classes.dates}> · {heading.dates}</span>
      </p>
      <h1 className={classes.title}>{title}</h1>
    </div>
  )
}

type SignedProps = { data: GuestData; signed: NonNullable<GuestData['signed']> }

function SignedContract({ data, signed }: SignedProps) {
  const { words, locale, guestName } = data
  const { guest } = words
  return (
    <div className={classes.page}>
      <PageHead data={data} title={guest.signedTitle} />
      <p className={classes.received} role="status">
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
        <p className={classes.soft}>{guest.signedAt}</p>
        <p>{fillWords(guest.signedAtValue, { moment: signed.moment, utc: signed.utc })}</p>
        <p className={classes.soft}>{guest.hash}</p>
        <code className={classes.hash}>{signed.hash}</code>
        <a href={href('verify', locale, {}, new URLSearchParams({ hash: signed.hash }))}>
          {guest.verify}
        </a>
      </div>
      <ContractToRead data={data} />
    </div>
  )
}
