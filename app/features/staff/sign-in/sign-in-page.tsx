import { Form, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { FieldFrame } from '~/ui/forms/field-frame'
import field from '~/ui/forms/field.module.css'
import { SubmitButton } from '~/ui/forms/submit-button'
import classes from './sign-in-page.module.css'
import type { SignInReply } from './sign-in-problem'

const problemId = 'sign-in-problem'

/** E-mail and password; after a failed try what was wrong stands first and is read out with the field. */
export function SignInPage({ reply }: { reply: SignInReply | undefined }) {
  const { t } = useTranslation('staff')
  const { pathname, search } = useLocation()
  const described = { 'aria-describedby': reply && problemId, className: field.input }
  return (
    <div className={classes.card}>
      <h1 className={classes.title}>{t('signIn.title')}</h1>
      <p className={classes.lead}>{t('signIn.lead')}</p>
      {reply && (
        <p id={problemId} role="alert" className={classes.problem}>
          {t(`signIn.problems.${reply.problem}`, { minutes: reply.waitMinutes })}
        </p>
      )}
      <Form method="post" action={pathname + search} className={classes.form}>
        <FieldFrame field={frameOf('email')} label={t('signIn.email')}>
          <input
            {...described}
            id="email"
            name="email"
            type="email"
            autoComplete="username"
            maxLength={254}
            aria-required
            defaultValue={reply?.email}
            autoFocus={!reply?.email}
          />
        </FieldFrame>
        <FieldFrame field={frameOf('password')} label={t('signIn.password')}>
          <input
            {...described}
            id="password"
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={200}
            aria-required
            autoFocus={Boolean(reply?.email)}
          />
        </FieldFrame>
        <SubmitButton isPending={false}>{t('signIn.send')}</SubmitButton>
      </Form>
      <p className={classes.note}>{t('signIn.ended')}</p>
    </div>
  )
}

function frameOf(id: string) {
  return { id, errorId: `${id}-error`, descriptionId: `${id}-hint`, errors: undefined }
}
