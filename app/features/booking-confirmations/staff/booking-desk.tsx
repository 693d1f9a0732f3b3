import { Form, useLocation } from '@remix-run/react'
import { fillWords } from '~/features/contracts/contract-words'
import desk from '~/features/desk/desk.module.css'
import { href } from '~/routing/href'
import { StayDetails } from '../stay-details'
import type { BookingDeskReply } from './answer-booking-desk.server'
import type { BookingDeskData } from './read-booking-desk.server'

type BookingDeskProps = { data: BookingDeskData; reply: BookingDeskReply | undefined }

/** A confirmation as staff share it with its guest; works without script. */
export function BookingDesk({ data, reply }: BookingDeskProps) {
  const { words, stages, bookingWords, locale, shown, stage, linkNumber, link, whatsapp } = data
  const { pathname } = useLocation()
  const isShared = stage === 'shared'
  const actions = [
    { name: 'share', words: isShared ? words.renew : words.share, isMain: !isShared },
    ...(isShared ? [{ name: 'close', words: words.close, isMain: false }] : []),
    data.instructionsReleased
      ? { name: 'hold', words: words.hold, isMain: false }
      : { name: 'release', words: words.release, isMain: isShared },
  ]
  return (
    <>
      <div className={desk.head}>
        <h1 className={desk.title}>
          {fillWords(bookingWords.titleOf, { number: data.noRequirement })}
        </h1>
        <a href={data.entry} rel="noreferrer">
          {words.edit}
        </a>
        <a href={href('staffBookings', locale)}>{words.toList}</a>
      </div>
      <p className={desk.lead}>{shown.guestName}</p>
      <p className={desk.badges}>
        <span className={desk.badge}>{stages[stage]}</span>
        <span className={desk.quiet}>
          {data.instructionsReleased ? words.released : words.notReleased}
        </span>
      </p>
      {reply && (
        <p role="alert" className={desk.problem}>
          {words[reply.problem]}
        </p>
      )}
      <div className={desk.actions}>
        {actions.map((action) => (
          <Form key={action.name} method="post" action={pathname}>
            <input type="hidden" name="do" value={action.name} />
            <input type="hidden" name="linkNumber" value={linkNumber} />
            <button type="submit" className={action.isMain ? desk.main : desk.button}>
              {action.words}
            </button>
          </Form>
        ))}
      </div>
      <section className={desk.card} aria-labelledby="link">
        <h2 id="link">{words.link}</h2>
        {link ? (
          <>
            <p className={desk.link}>
              <a href={link}>{link}</a>
            </p>
            <p className={desk.lead}>{words.linkHint}</p>
            {whatsapp && (
              <p className={desk.actions}>
                <a
                  className={desk.button}
                  href={whatsapp}
                  target="_blank"
                  rel="noreferrer noopener"
                >
                  {words.whatsapp}
                </a>
              </p>
            )}
          </>
        ) : (
          <p>{words.noLink}</p>
        )}
      </section>
      <section className={desk.preview} aria-labelledby="preview">
        <h2 id="preview">{words.preview}</h2>
        {shown.stays.map((stay, index) => (
          <StayDetails
            key={index}
            stay={stay}
            words={bookingWords}
            isReleased={data.instructionsReleased}
          />
        ))}
      </section>
    </>
  )
}
