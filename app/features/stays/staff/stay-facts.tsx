import { useTranslation } from 'react-i18next'
import { currencyFacts } from '~content/currency-code'
import type { Locale } from '~content/locale'
import type { StayRequest } from '~content/stay'
import { formatMoney, toCents } from '~/features/pricing/money/money'
import { Address, Fact } from '~/features/staff/lists/fact'
import { formatDay } from '~/platform/time/format-day'
import { formatMoment } from '~/platform/time/format-moment'
import type { ShownStay } from '../show-stay.server'
import classes from './stay-page.module.css'

type OtherRentalsProps = { places: StayRequest['otherPlaces']; locale: Locale }

/** All that is known of a stay: its guest, and what they asked for and saw. */
export function StayFacts({ data }: { data: { stay: ShownStay; locale: Locale } }) {
  const { t } = useTranslation('stays')
  const { stay, locale } = data
  const { email, phone, request, guests, lostReason } = stay
  const digits = phone?.replace(/\D/g, '') ?? ''
  return (
    <section className={`panel ${classes.part}`} aria-labelledby="known">
      <h2 id="known">{t('known')}</h2>
      <dl className={classes.facts}>
        {lostReason && <Fact name={t('lostReason')}>{t(`reasons.${lostReason}`)}</Fact>}
        {email && (
          <Fact name={t('email')}>
            <a href={`mailto:${encodeURIComponent(email)}`}>
              <Address>{email}</Address>
            </a>
          </Fact>
        )}
        {phone && (
          <Fact name={t('phone')}>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
            {digits && (
              <>
                {' · '}
                <a href={`https://wa.me/${digits}`} rel="noreferrer noopener" target="_blank">
                  WhatsApp
                </a>
              </>
            )}
          </Fact>
        )}
        <Fact name={t('language')}>{t(`languages.${stay.language}`)}</Fact>
        {guests !== null && (
          <Fact name={t('guests')}>
            {guests}
            {request?.adult != null &&
              // A later offer may be for more people than were asked for.
              request.adult + (request.children ?? 0) === guests &&
              ` (${t('people', { adults: request.adult, children: request.children ?? 0 })})`}
          </Fact>
        )}
        <Fact name={t('received')}>
          <time dateTime={stay.receivedAt}>{formatMoment(stay.receivedAt, locale)}</time>
        </Fact>
        {request && <Asked request={request} />}
      </dl>
      {request ? <SeenPrice request={request} /> : <p>{t('noRequest')}</p>}
      {request && <OtherRentals places={request.otherPlaces} locale={locale} />}
    </section>
  )
}

function Asked({ request }: { request: StayRequest }) {
  const { t } = useTranslation('stays')
  const { contactMethod, services, specialRequirement } = request
  const also = (['pet', 'lateCheckIn', 'monthlyOffer'] as const)
    .filter((wish) => request[wish])
    .map((wish) => t(wish))
  return (
    <>
      {contactMethod && (
        <Fact name={t('contactMethod')}>{t(`contactMethods.${contactMethod}`)}</Fact>
      )}
      {(services.length > 0 || also.length > 0) && (
        <Fact name={t('services')}>{[...also, ...services].join(', ')}</Fact>
      )}
      {specialRequirement && (
        <Fact name={t('wishes')}>
          <span className={classes.text}>{specialRequirement}</span>
        </Fact>
      )}
      {request.pageUrl && (
        <Fact name={t('page')}>
          <a href={request.pageUrl} rel="noreferrer">
            <Address>{shortAddress(request.pageUrl)}</Address>
          </a>
        </Fact>
      )}
    </>
  )
}

/** An address as people read it, without what it was asked with. */
function shortAddress(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/[?#].*$/, '')
}

function SeenPrice({ request }: { request: StayRequest }) {
  const { t } = useTranslation('stays')
  const { priceLines, total, currencyCode, paymentMethod } = request
  if (total === null || !currencyCode) return null
  const money = (amount: number) => formatMoney(toCents(amount), currencyFacts[currencyCode].symbol)
  return (
    <>
      <h3>{t('price')}</h3>
      <dl className={classes.price}>
        {priceLines.map(({ label, amount }, index) => (
          <Fact key={index} name={label}>
            {money(amount)}
          </Fact>
        ))}
        <Fact name={t('total')}>
          <strong>{money(total)}</strong>
        </Fact>
      </dl>
      {paymentMethod && (
        <p>
          {t('paymentMethod')} {paymentMethod}
        </p>
      )}
    </>
  )
}

/** What the same inquiry asks for besides the first place, each with its own stay and price. */
function OtherRentals({ places, locale }: OtherRentalsProps) {
  const { t } = useTranslation('stays')
  if (places.length === 0) return null
  return (
    <>
      <h3>{t('otherPlaces', { count: places.length })}</h3>
      <ul className={classes.places}>
        {places.map(({ name, pageUrl, startDate, endDate, guests, totalFormated }, index) => (
          <li key={index}>
            <span>
              {pageUrl ? (
                <a href={pageUrl} rel="noreferrer">
                  {name}
                </a>
              ) : (
                name
              )}
            </span>
            <strong>{totalFormated ?? t('onRequest')}</strong>
            <span className={classes.when}>
              {startDate && endDate
                ? `${formatDay(startDate, locale)} – ${formatDay(endDate, locale)}`
                : t('noDates')}
              {guests !== null && ` · ${t('guestCount', { count: guests })}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
