import privatePage from '~/features/private-pages/private-page.module.css'
import { ButtonLink } from '~/ui/button/button'
import type { BookingOfStayData } from './read-booking-of-stay.server'

/** The guest's link of the confirmation, on the page of its stay. */
export function BookingOfStay({ data: { words, link, whatsapp } }: { data: BookingOfStayData }) {
  return (
    <section className={`panel ${privatePage.card}`} aria-labelledby="booking-link">
      <h2 id="booking-link">{words.title}</h2>
      <p className={privatePage.link}>
        <a href={link}>{link}</a>
      </p>
      <p className={privatePage.lead}>{words.linkHint}</p>
      <p className={privatePage.actions}>
        <ButtonLink size="small" href={whatsapp} target="_blank" rel="noreferrer noopener">
          {words.whatsapp}
        </ButtonLink>
      </p>
    </section>
  )
}
