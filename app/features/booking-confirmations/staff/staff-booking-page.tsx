import { Form, useLocation } from '@remix-run/react'
import { fillWords } from '~/features/contracts/contract-words'
import { ConfirmPopup } from '~/features/staff/lists/confirm-popup'
import privatePage from '~/features/private-pages/private-page.module.css'
import { StageBadge } from '~/features/staff/lists/stage-badge'
import { href } from '~/routing/href'
import { Button, ButtonLink } from '~/ui/button/button'
import { StayDetails } from '../page/stay-details'
import type { StaffBookingReply } from './answer-staff-booking.server'
import type { BookingDecision } from './booking-decision'
import { toneOfBooking } from './booking-tone'
import type { StaffBookingData } from './read-staff-booking.server'

type StaffBookingPageProps = { data: StaffBookingData; reply: StaffBookingReply | undefined }

type Action = {
  name: BookingDecision
  words: string
  isMain?: boolean
  /** What is asked first, where it cannot be taken back. */
  asks?: { title: string; lead: string; yes: string; no: string }
}

/** A confirmation as staff share it with its guest; works without script. */
export function StaffBookingPage({ data, reply }: StaffBookingPageProps) {
  const { words, bookingWords, shown, stage, linkNumber, link, whatsapp } = data
  const { pathname } = useLocation()
  const isShared = stage === 'shared'
  const ask = (name: 'renew' | 'close') => ({
    title: words[`${name}Title`],
    lead: words[`${name}Lead`],
    yes: words[`${name}Yes`],
    no: words.leaveIt,
  })
  const actions: Action[] = [
    isShared
      ? { name: 'share', words: words.renew, asks: ask('renew') }
      : { name: 'share', words: words.share, isMain: true },
    ...(isShared ? [{ name: 'close', words: words.close, asks: ask('close') } as const] : []),
    data.instructionsReleased
      ? { name: 'hold', words: words.hold }
      : { name: 'release', words: words.release, isMain: isShared },
  ]
  return (
    <>
      <BookingHead data={data} />
      {data.done && !reply && (
        <p role="status" className={privatePage.done}>
          {words.done[data.done]}
        </p>
      )}
      {reply && (
        <p role="alert" className={privatePage.problem}>
          {words[reply.problem]}
        </p>
      )}
      <div className={privatePage.actions}>
        {actions.map(({ name, words: label, isMain, asks }) => {
          const fields = (
            <>
              <input type="hidden" name="do" value={name} />
              <input type="hidden" name="linkNumber" value={linkNumber} />
            </>
          )
          if (asks) {
            return (
              <ConfirmPopup key={name} id={`confirm-${name}`} label={label} {...asks}>
                {fields}
              </ConfirmPopup>
            )
          }
          return (
            <Form reloadDocument key={name} method="post" action={pathname}>
              {fields}
              <Button type="submit" size="small" kind={isMain ? 'primary' : 'secondary'}>
                {label}
              </Button>
            </Form>
          )
        })}
      </div>
      <section className={`panel ${privatePage.card}`} aria-labelledby="link">
        <h2 id="link">{words.link}</h2>
        {link ? (
          <>
            <p className={privatePage.link}>
              <a href={link}>{link}</a>
            </p>
            <p className={privatePage.lead}>{words.linkHint}</p>
            {whatsapp && (
              <p className={privatePage.actions}>
                <ButtonLink size="small" href={whatsapp} target="_blank" rel="noreferrer noopener">
                  {words.whatsapp}
                </ButtonLink>
              </p>
            )}
          </>
        ) : (
          <p>{words.noLink}</p>
        )}
      </section>
      <section className={privatePage.preview} aria-labelledby="preview">
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

function BookingHead({ data }: { data: StaffBookingData }) {
  const { words, stages, bookingWords, locale, shown, stage } = data
  return (
    <>
      <div className={privatePage.head}>
        <h1 className={privatePage.title}>
          {fillWords(bookingWords.titleOf, { number: data.noRequirement })}
        </h1>
        <a href={data.entry} rel="noreferrer">
          {words.edit}
        </a>
        <a href={href('staffBookings', locale)}>{words.toList}</a>
      </div>
      <p className={privatePage.lead}>{shown.guestName}</p>
      <p className={privatePage.badges}>
        <StageBadge tone={toneOfBooking[stage]}>{stages[stage]}</StageBadge>
        <StageBadge tone={data.instructionsReleased ? 'done' : 'quiet'}>
          {data.instructionsReleased ? words.released : words.notReleased}
        </StageBadge>
      </p>
    </>
  )
}
