import { Form, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '~/platform/time/format-day'
import { Button } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { Popup } from '~/ui/layout/popup'
import { Photo } from '~/ui/media/photo'
import { adjustmentLabel } from '../price-labels'
import { offerMoney } from '../offer-money'
import classes from './offered-rental.module.css'
import type { ShownRental, ShownOffer } from './shown-offer'

type OfferedRentalProps = { house: ShownRental; offer: ShownOffer }

/** A rental with its pictures, its price line by line, its conditions, and the button that takes it. */
export function OfferedRentalView({ house, offer }: OfferedRentalProps) {
  const { t } = useTranslation('offers')
  const { name, place, facts, path, rentalId, isTaken } = house
  return (
    <article className={classes.house} aria-labelledby={`house-${rentalId}`}>
      <Pictures house={house} />
      <div className={classes.body}>
        <header>
          <h2 id={`house-${rentalId}`} className={classes.name}>
            {path ? <a href={path}>{name}</a> : name}
          </h2>
          {place && (
            <p className={classes.place}>
              <Icon name="pin" size={18} /> {place}
            </p>
          )}
          {facts && (
            <ul className={classes.facts}>
              <li>
                <Icon name="people" size={18} /> {t('upTo', { count: facts.guests })}
              </li>
              <li>
                <Icon name="bed" size={18} /> {t('bedrooms', { count: facts.bedrooms })}
              </li>
              <li>
                <Icon name="bath" size={18} /> {t('bathrooms', { count: facts.bathrooms })}
              </li>
            </ul>
          )}
        </header>
        <Price house={house} offer={offer} />
        <Conditions house={house} />
        {offer.state === 'open' &&
          (isTaken ? (
            <p className={classes.taken}>
              <strong>{t('taken')}.</strong> {t('takenLead')}
            </p>
          ) : (
            <Accept house={house} offer={offer} />
          ))}
      </div>
    </article>
  )
}

function Pictures({ house: { pictures } }: Pick<OfferedRentalProps, 'house'>) {
  const [first, ...others] = pictures
  return (
    <div className={classes.pictures} data-count={pictures.length}>
      <Photo
        picture={first?.picture ?? null}
        alt={first?.alt ?? ''}
        sizes="(max-width: 899px) 100vw, 36rem"
        className={classes.picture}
      />
      {others.map(({ picture, alt }) => (
        <Photo
          key={picture.hash}
          picture={picture}
          alt={alt}
          sizes="(max-width: 899px) 50vw, 18rem"
          className={classes.picture}
        />
      ))}
    </div>
  )
}

function Price({ house, offer: { currency } }: OfferedRentalProps) {
  const { t } = useTranslation('offers')
  const { lines, adjustment, total } = house
  const rows = [
    ...lines,
    ...(adjustment ? [{ label: adjustmentLabel(adjustment, t), cents: adjustment.cents }] : []),
  ]
  return (
    <table className={classes.price}>
      <caption className="visually-hidden">{t('price')}</caption>
      <tbody>
        {rows.map(({ label, cents }, index) => (
          <tr key={index} data-less={cents < 0 || undefined}>
            <th scope="row">{label}</th>
            <td>{offerMoney(cents, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td>{offerMoney(total, currency)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function Conditions({ house: { hours, cancellation } }: Pick<OfferedRentalProps, 'house'>) {
  const { t } = useTranslation('offers')
  const { from: time, to: end, out } = hours
  const lines = [
    ...(time ? [end ? t('checkInBetween', { time, end }) : t('checkIn', { time })] : []),
    ...(out ? [t('checkOut', { time: out })] : []),
    ...cancellation.map((tier) => t('cancellation', tier)),
  ]
  if (lines.length === 0) return null
  return (
    <details className={classes.conditions}>
      <summary>{t('conditions')}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}

/** Asks once more, so that no tap by mistake takes a rental. Works without script. */
function Accept({ house, offer }: OfferedRentalProps) {
  const { t } = useTranslation('offers')
  const { pathname } = useLocation()
  const { name, total, rentalId } = house
  const { startDate, endDate, currency, locale } = offer
  const id = `accept-${rentalId}`
  const dates = `${formatDay(startDate, locale)} – ${formatDay(endDate, locale)}`
  return (
    <>
      <Button kind="primary" size="large" isWide popovertarget={id} className={classes.want}>
        {t('want')}
      </Button>
      <Popup id={id} title={t('wantTitle', { name })}>
        <p>{t('wantLead', { dates, total: offerMoney(total, currency) })}</p>
        <Form method="post" action={pathname} reloadDocument className={classes.actions}>
          <input type="hidden" name="do" value="accept" />
          <input type="hidden" name="house" value={rentalId} />
          <Button type="submit" kind="primary">
            {t('wantYes')}
          </Button>
          <Button popovertarget={id} popovertargetaction="hide">
            {t('notYet')}
          </Button>
        </Form>
      </Popup>
    </>
  )
}
