import type { ReactNode } from 'react'
import type { PrivateMessages } from '~/features/private-pages/private-messages'
import prose from '~/ui/blocks/prose.module.css'
import { Icon } from '~/ui/icons/icon'
import { hoursInWords } from './hours-in-words'
import classes from './stay-details.module.css'
import type { ShownStay } from '../shown-booking'

type StayDetailsProps = { stay: ShownStay; words: PrivateMessages['booking']; isReleased: boolean }

/** One property: how to get there, how to get in, and its rules (§2.5). */
export function StayDetails({ stay, words, isReleased }: StayDetailsProps) {
  const { name, place, address, arrivalHtml, checkinHtml, houseRules, hours, map } = stay
  const hourLines = hoursInWords(hours, words)
  return (
    <div className={`panel ${classes.stay}`}>
      <div>
        <h2 className={classes.name}>{name}</h2>
        {place && <p className={classes.place}>{place}</p>}
      </div>
      {isReleased && (
        <Part title={words.arrival}>
          {address && <address className={classes.address}>{address}</address>}
          <Text html={arrivalHtml} none={words.noText} />
          {map && (
            <p>
              <a href={mapAddress(map)} target="_blank" rel="noreferrer noopener">
                {words.map}
              </a>
            </p>
          )}
        </Part>
      )}
      {(hourLines.length > 0 || isReleased) && (
        <Part title={words.checkin}>
          {hourLines.length > 0 && (
            <ul className={classes.hours}>
              {hourLines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {isReleased && <Text html={checkinHtml} none={words.noText} />}
        </Part>
      )}
      {houseRules && (
        <Part title={words.rules}>
          {houseRules.length === 0 ? (
            <p>{words.noRules}</p>
          ) : (
            <ul className={classes.rules}>
              {houseRules.map((rule) => (
                <li key={rule.slug}>
                  <Icon name={rule.icon} size={22} />
                  {rule.name}
                </li>
              ))}
            </ul>
          )}
        </Part>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h3 className={classes.title}>{title}</h3>
      {children}
    </section>
  )
}

function Text({ html, none }: { html: string | null; none: string }) {
  if (html === null) return <p>{none}</p>
  // Sanitized where it was rendered.
  return <div className={prose.prose} dangerouslySetInnerHTML={{ __html: html }} />
}

const zoom = 17

function mapAddress({ latitude, longitude }: NonNullable<ShownStay['map']>): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`
}
