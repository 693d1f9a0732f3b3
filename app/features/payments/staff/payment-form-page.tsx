import { useTranslation } from 'react-i18next'
import privatePage from '~/features/private-pages/private-page.module.css'
import { href } from '~/routing/href'
import type { PaymentReply } from './answer-payment-form.server'
import { PaymentFacts } from './payment-facts'
import { PaymentForm } from './payment-form'
import classes from './payments.module.css'
import type { PaymentFormPageData } from './read-payment-form.server'

type PaymentFormProps = { data: PaymentFormPageData; reply: PaymentReply | undefined }

/** Notes what a guest paid, below what was paid before; what is due next is filled in. Works without script. */
export function PaymentFormPage({ data, reply }: PaymentFormProps) {
  const { t } = useTranslation('payments')
  const { stay, locale, agreed, payments } = data
  return (
    <>
      <p>
        <a href={href('staffStay', locale, { id: stay.reference })}>{t('form.toStay')}</a>
      </p>
      <h1 className={privatePage.title}>{t('form.title')}</h1>
      <p className={privatePage.lead}>{t('form.lead', { name: stay.guestName })}</p>
      {reply?.notice && (
        <p role="alert" className={privatePage.problem}>
          {t(`form.problems.${reply.notice}`)}
        </p>
      )}
      {payments.length > 0 && (
        <section className={`panel ${classes.payments}`} aria-labelledby="payments">
          <h2 id="payments">{t('title')}</h2>
          <ol className={classes.list}>
            {payments.map((payment) => (
              <li key={payment.reference} data-cancelled={payment.cancelledAt ? true : undefined}>
                <PaymentFacts payment={payment} locale={locale} agreed={agreed} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <PaymentForm data={data} reply={reply} className={`panel ${classes.panel}`} />
    </>
  )
}
