import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { maxOfferedRentals } from '~content/offer-stage'
import type { OfferedRental } from '~content/offer'
import { currencyFacts, type CurrencyCode } from '~content/currency-code'
import { localeOfPath } from '~/routing/find-page'
import field from '~/ui/forms/field.module.css'
import { adjustmentLabel, lineLabel } from '../price-labels'
import { offerMoney } from '../offer-money'
import { wrongField } from './form-parts'
import { adjustmentUnits, emptyRentalInput, type RentalInput } from './offer-input'
import classes from './offer-form.module.css'
import type { PricedRentalInput } from './price-rentals.server'
import type { OfferDraft } from './read-offer-form.server'

type RentalFieldsProps = {
  draft: OfferDraft
  /** Every rental that can be offered, by the name under which it is found. */
  houses: readonly string[]
  problem: string | undefined
}

const emptyLines = 2
const listProblemId = 'houses-problem'

/** The rentals of an offer, each with its price and what is added or taken off; always a free line or two. */
export function RentalFields({ draft: { input, priced }, houses, problem }: RentalFieldsProps) {
  const { t } = useTranslation('offers')
  const count = Math.min(input.houses.length + emptyLines, maxOfferedRentals)
  const lines = Array.from({ length: count }, (_, index) => input.houses[index] ?? emptyRentalInput)
  return (
    <fieldset className={`panel ${classes.part}`}>
      <legend>{t('staff.houses')}</legend>
      <p className={field.hint}>{t('staff.housesLead')}</p>
      {problem && (
        <p id={listProblemId} className={classes.wrong}>
          {problem}
        </p>
      )}
      <datalist id="houses">
        {houses.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {lines.map((line, index) => (
        <RentalLine
          key={index}
          line={line}
          index={index}
          isWrong={index === 0 && problem !== undefined}
          priced={priced?.[index]}
          currency={input.currency}
        />
      ))}
    </fieldset>
  )
}

type RentalLineProps = {
  line: RentalInput
  index: number
  /** The problem of the whole list belongs to this line. */
  isWrong: boolean
  priced: PricedRentalInput | undefined
  currency: CurrencyCode
}

function RentalLine({ line, index, isWrong, priced, currency }: RentalLineProps) {
  const { t } = useTranslation('offers')
  const name = (part: keyof RentalInput) => `house[${index}].${part}`
  const id = (part: keyof RentalInput) => `house-${index + 1}-${part}`
  const problemId = `house-${index + 1}-problem`
  const problem = priced?.problem
  const wrongAt = (part: keyof RentalInput) => problem?.at === part && wrongField(problemId)
  const problemAt = (part: keyof RentalInput) =>
    problem?.at === part && (
      <p id={problemId} className={classes.wrong}>
        {problem.text}
      </p>
    )
  const isAdjusted = line.amount + line.reason !== '' || (problem && problem.at !== 'name')
  const label = t('staff.house', { number: index + 1 })
  return (
    <div className={classes.house}>
      <div className={field.field}>
        <label htmlFor={id('name')}>{label}</label>
        <input
          id={id('name')}
          name={name('name')}
          list="houses"
          autoComplete="off"
          defaultValue={line.name}
          {...(isWrong && wrongField(listProblemId))}
          {...wrongAt('name')}
          className={field.input}
        />
        {problemAt('name')}
      </div>
      <details className={classes.adjust} open={isAdjusted || undefined}>
        <summary>{t('staff.adjust')}</summary>
        <div className={classes.row}>
          <div className={field.field}>
            <label htmlFor={id('reason')}>{t('staff.reason')}</label>
            <input
              id={id('reason')}
              name={name('reason')}
              maxLength={120}
              autoComplete="off"
              defaultValue={line.reason}
              {...wrongAt('reason')}
              className={field.input}
            />
            {problemAt('reason')}
          </div>
          <div className={field.field}>
            <label htmlFor={id('amount')}>{t('staff.amount')}</label>
            <input
              id={id('amount')}
              name={name('amount')}
              maxLength={12}
              autoComplete="off"
              defaultValue={line.amount}
              aria-describedby={`${id('amount')}-hint`}
              {...wrongAt('amount')}
              className={field.input}
            />
            {problemAt('amount')}
            <p id={`${id('amount')}-hint`} className={field.hint}>
              {t('staff.amountHint')}
            </p>
          </div>
          <div className={field.field}>
            <label htmlFor={id('unit')}>{t('staff.unit')}</label>
            <select
              id={id('unit')}
              name={name('unit')}
              defaultValue={line.unit}
              className={field.select}
            >
              {adjustmentUnits.map((unit) => (
                <option key={unit} value={unit}>
                  {unit === 'percent' ? t('staff.percent') : currencyFacts[currency].symbol}
                </option>
              ))}
            </select>
          </div>
        </div>
      </details>
      {priced?.house && <RentalPrice house={priced.house} currency={currency} />}
    </div>
  )
}

function RentalPrice({ house, currency }: { house: OfferedRental; currency: CurrencyCode }) {
  const { t } = useTranslation('offers')
  const locale = localeOfPath(useLocation().pathname)
  const { name, lines, adjustment, total } = house
  return (
    <dl className={classes.price} aria-label={t('staff.priceOf', { name })}>
      {lines.map((line, index) => (
        <div key={index}>
          <dt>{lineLabel(line, locale)}</dt>
          <dd>{offerMoney(line.cents, currency)}</dd>
        </div>
      ))}
      {adjustment && (
        <div>
          <dt>{adjustmentLabel(adjustment, t)}</dt>
          <dd>{offerMoney(adjustment.cents, currency)}</dd>
        </div>
      )}
      <div className={classes.total}>
        <dt>{t('total')}</dt>
        <dd>{offerMoney(total, currency)}</dd>
      </div>
    </dl>
  )
}
