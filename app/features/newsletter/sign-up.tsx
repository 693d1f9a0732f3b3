import { useTranslation } from 'react-i18next'
import type { LeadFormData } from '~/features/leads/form/lead-form-data'
import type { LeadReply } from '~/features/leads/form/lead-reply'
import { SubscriptionForm } from '~/features/leads/subscription/subscription-form'
import classes from './newsletter.module.css'

type SignUpProps = { form: LeadFormData; reply: LeadReply | undefined }

/** The form of the newsletter below its letters. */
export function SignUp({ form, reply }: SignUpProps) {
  const { t } = useTranslation('newsletter')
  return (
    <section aria-labelledby="sign-up" className={`panel ${classes.signUp}`}>
      <div>
        <h2 id="sign-up" className={classes.signUpTitle}>
          {t('signUpTitle')}
        </h2>
        <p className={classes.intro}>{t('signUpText')}</p>
      </div>
      <SubscriptionForm data={form} reply={reply} labelledBy="sign-up" />
    </section>
  )
}
