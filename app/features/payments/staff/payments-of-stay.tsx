import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { maxCancelReasonLength } from '~content/limits'
import type { Payment } from '~content/payment'
import privatePage from '~/features/private-pages/private-page.module.css'
import { formatDay } from '~/platform/time/format-day'
import { href } from '~/routing/href'
import { Button, ButtonLink } from '~/ui/button/button'
import field from '~/ui/forms/field.module.css'
import { Popup } from '~/ui/layout/popup'
import { paymentMoney } from '../balance'
import { receiptPath } from '../receipt/receipt-path'
import type { PaymentDone } from './payment-done'
import { PaymentFacts } from './payment-facts'
import { PaymentForm } from './payment-form'
import classes from './payments.module.css'
import type { PaymentsOfStayData } from './read-payments-of-stay.server'

const good: readonly PaymentDone[] = ['note', 'noteMail', 'mail', 'cancel']

/** What the guest of a stay paid, what is still open, and until when. */
export function PaymentsOfStay({ data }: { data: PaymentsOfStayData }) {
  const { t } = useTranslation('payments')
  const { payments, done, locale, stay } = data
  const isGood = done !== null && good.includes(done)
  return (
    <section className={`panel ${classes.payments}`} aria-labelledby="payments">
      <h2 id="payments">{t('title')}</h2>
      {done && (
        <p
          role={isGood ? 'status' : 'alert'}
          className={isGood ? privatePage.done : privatePage.problem}
        >
          {t(`done.${done}`)}
        </p>
      )}
      <Sums data={data} />
      {payments.length > 0 ? (
        <ol className={classes.list}>
          {payments.map((payment) => (
            <li key={payment.reference}>
              <PaymentLine payment={payment} data={data} />
            </li>
          ))}
        </ol>
      ) : (
        <p>{t('none')}</p>
      )}
      {data.form ? (
        <>
          <h3>{t('form.title')}</h3>
          <PaymentForm data={data.form} />
        </>
      ) : (
        <ButtonLink href={href('staffPayment', locale, { id: stay })}>{t('note')}</ButtonLink>
      )}
    </section>
  )
}

function Sums({ data: { balance, locale, due } }: { data: PaymentsOfStayData }) {
  const { t } = useTranslation('payments')
  if (!balance) return <p className={field.hint}>{t('noAgreement')}</p>
  const { full, paid, open, currency, isCalledOff } = balance
  const money = (cents: number) => paymentMoney(cents, currency)
  return (
    <dl className={classes.sums}>
      <div>
        <dt>{t('agreed')}</dt>
        <dd>{money(full)}</dd>
      </div>
      <div>
        <dt>{t('paid')}</dt>
        <dd>{money(paid)}</dd>
      </div>
      <div>
        <dt>{t('open')}</dt>
        <dd>
          {money(Math.max(open, 0))}
          {due.map(({ cents, dueDay, isOverdue }) => (
            <small key={dueDay}>
              {t(isOverdue ? 'overdue' : 'due', {
                amount: money(cents),
                day: formatDay(dueDay, locale),
              })}
            </small>
          ))}
          {open === 0 && <small>{t(isCalledOff ? 'calledOff' : 'settled')}</small>}
          {open < 0 && <small>{t('over', { amount: money(-open) })}</small>}
        </dd>
      </div>
    </dl>
  )
}

type PaymentLineProps = { payment: Payment; data: PaymentsOfStayData }

function PaymentLine({ payment, data }: PaymentLineProps) {
  const { t } = useTranslation('payments')
  const { locale, agreed, stay, hasEmail } = data
  const { reference, cancelledAt } = payment
  return (
    <article aria-label={reference} data-cancelled={cancelledAt ? true : undefined}>
      <PaymentFacts payment={payment} locale={locale} agreed={agreed} />
      <div className={privatePage.actions}>
        <ButtonLink size="small" href={receiptPath(stay, reference)}>
          {t('receipt')}
        </ButtonLink>
        {!cancelledAt && (
          <>
            {hasEmail && (
              <PaymentButton payment={payment} data={data} action="mail">
                <Button type="submit" size="small">
                  {t('mail')}
                </Button>
              </PaymentButton>
            )}
            <Cancel payment={payment} data={data} />
          </>
        )}
      </div>
    </article>
  )
}

function Cancel({ payment, data }: PaymentLineProps) {
  const { t } = useTranslation('payments')
  const id = `cancel-${payment.reference}`
  return (
    <>
      <Button size="small" popovertarget={id}>
        {t('cancel')}
      </Button>
      <Popup id={id} title={t('cancelTitle')}>
        <p>{t('cancelLead')}</p>
        <PaymentButton payment={payment} data={data} action="cancel">
          <label htmlFor={`${id}-reason`}>
            {t('cancelReason')}
            <input
              id={`${id}-reason`}
              name="reason"
              required
              maxLength={maxCancelReasonLength}
              className={field.input}
            />
          </label>
          <Button type="submit" kind="primary" size="small">
            {t('cancelYes')}
          </Button>
          <Button size="small" popovertarget={id} popovertargetaction="hide">
            {t('leaveIt')}
          </Button>
        </PaymentButton>
      </Popup>
    </>
  )
}

type PaymentButtonProps = PaymentLineProps & { action: 'mail' | 'cancel'; children: ReactNode }

function PaymentButton({ payment, data, action, children }: PaymentButtonProps) {
  return (
    <Form
      method="post"
      action={href('staffPayment', data.locale, { id: data.stay })}
      reloadDocument
      className={action === 'mail' ? classes.inline : privatePage.actions}
    >
      <input type="hidden" name="do" value={action} />
      <input type="hidden" name="reference" value={payment.reference} />
      {children}
    </Form>
  )
}
