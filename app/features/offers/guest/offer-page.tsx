import { useTranslation } from 'react-i18next'
import { AskUs } from '~/features/site/contact/ask-us'
import { formatDay } from '~/platform/time/format-day'
import { formatMoment } from '~/platform/time/format-moment'
import { Icon } from '~/ui/icons/icon'
import { AskForm, DeclineForm } from './answer-forms'
import classes from './offer-page.module.css'
import { OfferedRentalView } from './offered-rental'
import type { offerActions, OfferReply } from './offer-reply'
import countDownScript from './script/main?bundled'
import type { ShownOffer } from './shown-offer'

type OfferPageProps = {
  offer: ShownOffer
  /** What was done just now. */
  done: (typeof offerActions)[number] | null
  reply: OfferReply | undefined
}

type Ended = Exclude<ShownOffer['state'], 'open'>

/** An offer as its guest reads and answers it, on a telephone (operations.md §3). Works without script. */
export function OfferPage({ offer, done, reply }: OfferPageProps) {
  const { t } = useTranslation('offers')
  const { state, contract, hold, houses, accepted } = offer
  const shown = accepted ? [accepted] : houses
  return (
    <div className={`content ${classes.page}`}>
      <Head offer={offer} />
      {reply && (
        <p role="alert" className={classes.problem}>
          {t(`problems.${reply.problem}`)}
        </p>
      )}
      {done && !reply && (
        <p role="status" className={classes.done}>
          {t(`done.${done}`)}
        </p>
      )}
      <Facts offer={offer} />
      <div className={classes.houses}>
        {shown.map((house) => (
          <OfferedRentalView key={house.rentalId} house={house} offer={offer} />
        ))}
      </div>
      {(state === 'open' || state === 'accepted') && contract === null && hold !== 'taken' && (
        <NextSteps isChosen={state === 'accepted'} />
      )}
      <div className={classes.answers}>
        <AskForm isExpired={state === 'expired'} reply={reply} />
        {state === 'open' && <DeclineForm reply={reply} />}
      </div>
      <AskUs />
      {state === 'open' && <script dangerouslySetInnerHTML={{ __html: countDownScript }} />}
    </div>
  )
}

function Head({ offer }: { offer: ShownOffer }) {
  const { t } = useTranslation('offers')
  const { state, contract, hold, guestName, houses, message, accepted, validUntil, locale } = offer
  if (state === 'open') {
    return (
      <header>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.lead}>{t('lead', { name: guestName, count: houses.length })}</p>
        {message && <blockquote className={classes.message}>{message}</blockquote>}
      </header>
    )
  }
  const about = { name: accepted?.name ?? '', moment: formatMoment(validUntil, locale) }
  return (
    <header>
      <h1 className={classes.title}>{t(`states.${state}.title`, about)}</h1>
      <p className={classes.lead}>{t(leadOf({ state, contract, hold }), about)}</p>
    </header>
  )
}

function leadOf({
  state,
  contract,
  hold,
}: Pick<ShownOffer, 'contract' | 'hold'> & { state: Ended }) {
  if (state !== 'accepted') return `states.${state}.lead` as const
  if (contract) return `contract.${contract}` as const
  return hold === 'taken' || hold === 'over'
    ? (`states.accepted.${hold}` as const)
    : ('states.accepted.lead' as const)
}

function Facts({ offer }: { offer: ShownOffer }) {
  const { t } = useTranslation('offers')
  const { startDate, endDate, nights, adults, children, reference, locale } = offer
  const { state, validUntil, left, holdsNights } = offer
  const day = (date: string) => <time dateTime={date}>{formatDay(date, locale)}</time>
  return (
    <div className={classes.facts}>
      <dl className={classes.cells}>
        <div>
          <dt>{t('dates')}</dt>
          <dd>
            {day(startDate)} – {day(endDate)}
            <small>{t('nights', { count: nights })}</small>
          </dd>
        </div>
        <div>
          <dt>{t('guests')}</dt>
          <dd>
            {t('adults', { count: adults })}
            {children > 0 && <small>{t('children', { count: children })}</small>}
          </dd>
        </div>
        {state === 'open' && (
          <div>
            <dt>{t('valid')}</dt>
            <dd>
              <time dateTime={validUntil}>{formatMoment(validUntil, locale)}</time>
              <small>
                <Icon name="clock" size={16} />{' '}
                <span data-left={validUntil} data-words={t('left', { time: '{{time}}' })}>
                  {t('left', { time: t(left.unit, { count: left.count }) })}
                </span>
              </small>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('reference')}</dt>
          <dd>{reference}</dd>
        </div>
      </dl>
      {state === 'open' && (
        <p className={classes.held} data-held={holdsNights || undefined}>
          {t(holdsNights ? 'held' : 'notHeld')}
        </p>
      )}
    </div>
  )
}

function NextSteps({ isChosen }: { isChosen: boolean }) {
  const { t } = useTranslation('offers')
  return (
    <section aria-labelledby="next">
      <h2 id="next" className={classes.heading}>
        {t('next')}
      </h2>
      <ol className={classes.steps}>
        {!isChosen && <li>{t('nextSteps.choose')}</li>}
        <li>{t('nextSteps.contract')}</li>
        <li>{t('nextSteps.pay')}</li>
      </ol>
    </section>
  )
}
