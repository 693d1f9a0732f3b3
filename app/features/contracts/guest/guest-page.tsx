import { href } from '~/routing/href'
import { fillWords } from '../contract-words'
import { ContractText } from '../text/contract-text'
import type { GuestData } from './guest-data'
import { GuestFacts } from './guest-facts'
import { GuestForm } from './guest-form'
import classes from './guest-page.module.css'
import type { GuestReply } from './guest-reply'

type GuestPageProps = { data: GuestData; reply: GuestReply | undefined; hasSaved: boolean }

/** The guest's page: the form while the contract waits, and what was signed afterwards. */
export function GuestPage({ data, reply, hasSaved }: GuestPageProps) {
  const { words, signed, locale } = data
  const { guest } = words
  const other = locale === 'en' ? 'es' : 'en'
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1 className={classes.title}>{signed ? guest.signedTitle : guest.title}</h1>
        <a href={data.otherPath} hrefLang={other} lang={other}>
          {guest.otherLanguage}
        </a>
      </div>
      {signed ? (
        <>
          <p className={classes.received} role="status">
            {fillWords(guest.signedLead, { name: data.guestName, moment: signed.moment })}
          </p>
          <p>
            <a className={classes.next} href={signed.pdf}>
              {guest.download}
            </a>
          </p>
          <p className={classes.soft}>
            {guest.hash}: <code className={classes.hash}>{signed.hash}</code>{' '}
            <a href={href('verify', locale, {}, new URLSearchParams({ hash: signed.hash }))}>
              {guest.verify}
            </a>
          </p>
          <GuestFacts data={data} />
          <div lang={data.language} className={classes.paper}>
            <ContractText blocks={data.blocks} />
          </div>
        </>
      ) : (
        <>
          <p className={classes.soft}>{guest.lead}</p>
          <GuestForm key={data.seen} data={data} reply={reply} hasSaved={hasSaved} />
        </>
      )}
    </div>
  )
}
