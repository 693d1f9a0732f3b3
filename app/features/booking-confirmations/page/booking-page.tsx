import type { Locale } from '~content/locale'
import { fillWords } from '~/features/contracts/contract-words'
import type { PrivateMessages } from '~/features/private-pages/private-messages'
import { Brand } from '~/features/site/brand'
import { phoneLink } from '~/features/site/contact/phone-link'
import { useSite } from '~/features/site/use-site'
import { whatsAppLink } from '~/features/site/contact/whatsapp-link'
import { formatDay } from '~/platform/time/format-day'
import { Button, ButtonLink } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import classes from './booking-page.module.css'
import { calendarPath } from '../calendar/calendar-path'
import type { ShownBooking } from '../shown-booking'
import { StayTabs } from './stay-tabs'

type BookingPageProps = {
  booking: ShownBooking
  words: PrivateMessages['booking']
  locale: Locale
  /** What is agreed, paid and open; null if nothing was agreed on. */
  payments: { label: string; value: string }[] | null
  /** The id of the guest's link; null if staff look at it. */
  link: string | null
}

/** A booking as its guest reads it, on a telephone or on paper (contracts-and-routes.md §2.5). */
export function BookingPage({ booking, words, locale, payments, link }: BookingPageProps) {
  const { noRequirement, guestName, startDate, endDate, noPax, stays } = booking
  const day = (date: string) => <time dateTime={date}>{formatDay(date, locale)}</time>
  return (
    <div className={`content ${classes.page}`}>
      <Letterhead />
      <header className={classes.head}>
        <div>
          <h1 className={classes.title}>{words.title}</h1>
          <p className={classes.lead}>{fillWords(words.lead, { name: guestName })}</p>
        </div>
        {link && (
          <div className={classes.actions}>
            <ButtonLink size="small" href={calendarPath(link, locale)} download>
              <Icon name="calendar" />
              {words.calendar}
            </ButtonLink>
            <Button
              size="small"
              className="needs-script"
              onClick={() => {
                window.print()
              }}
            >
              {words.print}
            </Button>
          </div>
        )}
      </header>
      <dl className={classes.facts}>
        <Fact label={words.number}>{noRequirement}</Fact>
        <Fact label={words.guest}>{guestName}</Fact>
        <Fact label={words.dates}>
          {day(startDate)} – {day(endDate)}
        </Fact>
        <Fact label={words.guests}>{noPax}</Fact>
      </dl>
      <section aria-labelledby="properties">
        <h2 id="properties" className={classes.heading}>
          {words.properties}
        </h2>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{words.property}</th>
              <th scope="col">{words.startDate}</th>
              <th scope="col">{words.endDate}</th>
              <th scope="col" className={classes.number}>
                {words.noPax}
              </th>
            </tr>
          </thead>
          <tbody>
            {stays.map((stay, index) => (
              <tr key={index}>
                <th scope="row">{stay.name}</th>
                <td data-label={words.startDate}>{day(stay.startDate)}</td>
                <td data-label={words.endDate}>{day(stay.endDate)}</td>
                <td data-label={words.noPax} className={classes.number}>
                  {stay.noPax}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {payments && (
        <section aria-labelledby="payments">
          <h2 id="payments" className={classes.heading}>
            {words.payments}
          </h2>
          <dl className={`${classes.facts} ${classes.payments}`}>
            {payments.map(({ label, value }) => (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ))}
          </dl>
        </section>
      )}
      {booking.awaitsRelease && <p className={classes.waiting}>{words.waiting}</p>}
      <StayTabs stays={stays} words={words} isReleased={booking.isReleased} />
      <Help words={words} noRequirement={noRequirement} />
    </div>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Whose paper it is: on the screen the header of the site says so. */
function Letterhead() {
  const { settings } = useSite()
  return (
    <div className={classes.letterhead}>
      <Brand />
      <p>{[settings.phone, settings.email].filter(Boolean).join(' · ')}</p>
    </div>
  )
}

function Help({
  words,
  noRequirement,
}: {
  words: PrivateMessages['booking']
  noRequirement: string
}) {
  const { settings } = useSite()
  const text = fillWords(words.whatsappText, { number: noRequirement })
  const [before, after] = words.helpText.split('{{phone}}')
  return (
    <section className={classes.help} aria-labelledby="help">
      <h2 id="help" className={classes.heading}>
        {words.help}
      </h2>
      <p>
        {before}
        <a href={phoneLink(settings.phone)} className={classes.phone}>
          {settings.phone}
        </a>
        {after}
      </p>
      <ButtonLink
        kind="chat"
        size="small"
        href={whatsAppLink(settings.whatsappNumber, text)}
        target="_blank"
        rel="noreferrer noopener"
      >
        <Icon name="whatsapp" />
        {words.whatsapp}
      </ButtonLink>
    </section>
  )
}
