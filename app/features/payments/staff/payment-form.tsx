import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyCodes } from '~content/currency-code'
import { paymentWays } from '~content/payment-way'
import { href } from '~/routing/href'
import { Button } from '~/ui/button/button'
import { DayPicker } from '~/ui/forms/day-picker'
import field from '~/ui/forms/field.module.css'
import { receiptPreviewPath } from '../receipt/receipt-path'
import type { PaymentReply } from './answer-payment-form.server'
import type { checkedFields } from './payment-input'
import classes from './payments.module.css'
import type { PaymentFormData } from './read-payment-form.server'

type PaymentFormProps = {
  data: PaymentFormData
  reply?: PaymentReply | undefined
  className?: string
}

/** The fields of a payment, on a page of their own or on that of the stay. */
export function PaymentForm({ data, reply, className = '' }: PaymentFormProps) {
  const { t } = useTranslation('payments')
  const { stay, locale, agreed, email } = data
  const input = reply?.input ?? data.input
  const about = (name: (typeof checkedFields)[number]) => ({
    name,
    problem: reply?.problems[name] ? t(`form.problems.${name}`, { currency: agreed }) : undefined,
  })
  return (
    <Form
      reloadDocument
      method="post"
      action={href('staffPayment', locale, { id: stay.reference })}
      className={`${classes.form} ${className}`}
    >
      <input type="hidden" name="reference" value={reply?.reference ?? data.reference} />
      <input type="hidden" name="revision" value={reply?.revision ?? stay.revision} />
      <div className={classes.row}>
        <Labelled label={t('form.amount')} {...about('amount')}>
          <input
            {...control('amount', input.amount, about('amount').problem)}
            inputMode="decimal"
          />
        </Labelled>
        <Labelled label={t('form.currency')} name="currency">
          <select {...choice('currency', input.currency)}>
            {currencyCodes.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </Labelled>
        <Labelled label={t('form.counts', { currency: agreed })} {...about('counts')}>
          <input
            {...control('counts', input.counts, about('counts').problem)}
            inputMode="decimal"
          />
          <p className={field.hint}>{t('form.countsHint')}</p>
        </Labelled>
      </div>
      <div className={classes.row}>
        <DayPicker label={t('form.day')} value={input.day} {...about('day')} allowsPast />
        <Labelled label={t('form.way')} name="way">
          <select {...choice('way', input.way)}>
            {paymentWays.map((way) => (
              <option key={way} value={way}>
                {t(`ways.${way}`)}
              </option>
            ))}
          </select>
        </Labelled>
        <Labelled label={t('form.receiptNumber')} {...about('receiptNumber')}>
          <input
            {...control('receiptNumber', input.receiptNumber, about('receiptNumber').problem)}
            maxLength={40}
          />
        </Labelled>
      </div>
      <Labelled label={t('form.note')} {...about('note')}>
        <textarea
          {...control('note', input.note, about('note').problem)}
          rows={2}
          maxLength={1000}
          className={field.textarea}
        />
      </Labelled>
      {email && (
        <label className={classes.tick}>
          <input type="checkbox" name="mail" defaultChecked={input.mail} />
          {t('form.mail', { email })}
        </label>
      )}
      <input type="hidden" name="language" value={locale} />
      <div className={classes.ends}>
        <Button type="submit" name="do" value="note" kind="primary">
          {t('form.save')}
        </Button>
        <Button type="submit" formAction={receiptPreviewPath(stay.reference)} formTarget="_blank">
          {t('form.preview')}
        </Button>
      </div>
    </Form>
  )
}

function control(name: string, value: string, problem: string | undefined) {
  return {
    id: `payment-${name}`,
    name,
    defaultValue: value,
    autoComplete: 'off',
    className: field.input,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem && `payment-${name}-problem`,
    // The first field that is wrong is in view, since the page comes anew.
    autoFocus: problem ? true : undefined,
  } as const
}

function choice(name: string, value: string) {
  return { id: `payment-${name}`, name, defaultValue: value, className: field.select } as const
}

type LabelledProps = {
  name: string
  label: string
  problem?: string | undefined
  children: ReactNode
}

function Labelled({ name, label, problem, children }: LabelledProps) {
  return (
    <div className={field.field}>
      <label htmlFor={`payment-${name}`}>{label}</label>
      {children}
      {problem && (
        <p id={`payment-${name}-problem`} className={classes.wrong}>
          {problem}
        </p>
      )}
    </div>
  )
}
