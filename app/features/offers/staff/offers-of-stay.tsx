import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { OfferState } from '~content/offer-stage'
import privatePage from '~/features/private-pages/private-page.module.css'
import { StageBadge, type Tone } from '~/features/staff/lists/stage-badge'
import { formatDay } from '~/platform/time/format-day'
import { formatMoment } from '~/platform/time/format-moment'
import { href } from '~/routing/href'
import { Button, ButtonLink } from '~/ui/button/button'
import { Popup } from '~/ui/layout/popup'
import { offerMoney } from '../offer-money'
import classes from './offers-of-stay.module.css'
import type { OffersOfStayData } from './read-offers-of-stay.server'

type Shown = OffersOfStayData['offers'][number]

const tones: Record<OfferState, Tone> = {
  open: 'waiting',
  accepted: 'done',
  declined: 'quiet',
  withdrawn: 'quiet',
  expired: 'quiet',
}

/** What was offered to the guest of a stay, the latest first: state, rentals, whether it was opened, until when. */
export function OffersOfStay({ data, mayWithdraw }: OffersOfStayProps) {
  const { t } = useTranslation('offers')
  const { offers, done, locale } = data
  const isGood = done === 'send' || done === 'remind' || done === 'withdraw'
  return (
    <section className={`panel ${classes.offers}`} aria-labelledby="offers">
      <h2 id="offers">{t('staff.list')}</h2>
      {done && (
        <p
          role={isGood ? 'status' : 'alert'}
          className={isGood ? privatePage.done : privatePage.problem}
        >
          {t(`staff.done.${done}`)}
        </p>
      )}
      {offers.length === 0 ? (
        <p>{t('staff.noneYet')}</p>
      ) : (
        <ol className={classes.list}>
          {offers.map((offer) => (
            <li key={offer.reference}>
              <OfferLine offer={offer} locale={locale} mayWithdraw={mayWithdraw} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

type OffersOfStayProps = {
  data: OffersOfStayData
  /** Once there is a contract, an accepted offer stays. */
  mayWithdraw: boolean
}

type OfferLineProps = {
  offer: Shown
  locale: OffersOfStayData['locale']
  mayWithdraw: boolean
}

function OfferLine({ offer, locale, mayWithdraw }: OfferLineProps) {
  const { t } = useTranslation('offers')
  const { reference, state, houses, currency, startDate, endDate, link } = offer
  return (
    <article className={classes.offer} aria-label={reference}>
      <div className={privatePage.head}>
        <code>{reference}</code>
        <StageBadge tone={tones[state]}>{t(`staff.states.${state}`)}</StageBadge>
        <span>
          {formatDay(startDate, locale)} – {formatDay(endDate, locale)}
        </span>
      </div>
      <ul className={classes.houses}>
        {houses.map(({ rentalId, name, total, isChosen }) => (
          <li key={rentalId} data-chosen={isChosen || undefined}>
            <span>{name}</span>
            <span>{offerMoney(total, currency)}</span>
          </li>
        ))}
      </ul>
      <p className={classes.small}>{factsOf(offer, locale, t).join(' · ')}</p>
      {link && (
        <div className={privatePage.actions}>
          <ButtonLink size="small" href={link} rel="noreferrer" target="_blank">
            {t('staff.asGuest')}
          </ButtonLink>
          {state === 'open' && (
            <OfferForm offer={offer} locale={locale} action="remind">
              <Button type="submit" size="small">
                {t('staff.remind')}
              </Button>
            </OfferForm>
          )}
          {(state === 'open' || mayWithdraw) && <Withdraw offer={offer} locale={locale} />}
        </div>
      )}
    </article>
  )
}

function factsOf(offer: Shown, locale: OffersOfStayData['locale'], t: Words): string[] {
  const { state, madeAt, madeBy, openedAt, remindersSent, validUntil, holdsNights } = offer
  const moment = (iso: string) => formatMoment(iso, locale)
  const reason = offer.declineReason && t(`reasons.${offer.declineReason}`)
  return [
    t('staff.madeBy', { moment: moment(madeAt), name: madeBy }),
    openedAt ? t('staff.opened', { moment: moment(openedAt) }) : t('staff.notOpened'),
    ...(remindersSent > 0 ? [t('staff.reminded', { count: remindersSent })] : []),
    ...(state === 'open' ? [t('staff.until', { moment: moment(validUntil) })] : []),
    ...(state === 'open' && holdsNights ? [t('staff.holds')] : []),
    ...(state === 'expired' ? [t('staff.wasUntil', { moment: moment(validUntil) })] : []),
    ...(offer.chosen ? [t('staff.chosen', { name: offer.chosen })] : []),
    ...(reason ? [[reason, offer.declineWords].filter(Boolean).join(': ')] : []),
  ]
}

type Words = ReturnType<typeof useTranslation<'offers'>>['t']

function Withdraw({ offer, locale }: Omit<OfferLineProps, 'mayWithdraw'>) {
  const { t } = useTranslation('offers')
  const id = `withdraw-${offer.reference}`
  return (
    <>
      <Button size="small" popovertarget={id}>
        {t('staff.withdraw')}
      </Button>
      <Popup id={id} title={t('staff.withdrawTitle')}>
        <p>{t(offer.state === 'accepted' ? 'staff.withdrawAccepted' : 'staff.withdrawLead')}</p>
        <OfferForm offer={offer} locale={locale} action="withdraw">
          <Button type="submit" kind="primary" size="small">
            {t('staff.withdrawYes')}
          </Button>
          <Button size="small" popovertarget={id} popovertargetaction="hide">
            {t('staff.leaveIt')}
          </Button>
        </OfferForm>
      </Popup>
    </>
  )
}

type OfferFormProps = Omit<OfferLineProps, 'mayWithdraw'> & {
  action: 'remind' | 'withdraw'
  children: React.ReactNode
}

function OfferForm({ offer, locale, action, children }: OfferFormProps) {
  return (
    <Form
      method="post"
      action={href('staffOffer', locale, { id: offer.stay })}
      reloadDocument
      className={action === 'remind' ? classes.inline : privatePage.actions}
    >
      <input type="hidden" name="do" value={action} />
      <input type="hidden" name="reference" value={offer.reference} />
      <input type="hidden" name="stage" value={offer.state} />
      {children}
    </Form>
  )
}
