import { Form, useLocation } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldLayout } from '~/ui/forms/field-layout'
import field from '~/ui/forms/field.module.css'
import { SubmitButton } from '~/ui/forms/submit-button'
import classes from './sign-in-page.module.css'
import type { SignInReply } from './sign-in-problem'

const problemId = 'sign-in-problem'

/** E-mail and password; what was wrong with a failed try stands above the button and is read out with the field. */
export function SignInPage({ reply }: { reply: SignInReply | undefined }) {
  const { t } = useTranslation(['staff', 'forms'])
  const [isOffline, setOffline] = useState(false)
  const { pathname, search } = useLocation()
  const problem = isOffline
    ? t('forms:messages.sendDataError')
    : reply && t(`signIn.problems.${reply.problem}`, { minutes: reply.waitMinutes })
  const described = { 'aria-describedby': problem && problemId, className: field.input }
  return (
    <div className={classes.card}>
      <h1 className={classes.title}>{t('signIn.title')}</h1>
      <p className={classes.lead}>{t('signIn.lead')}</p>
      <Form
        reloadDocument
        method="post"
        action={pathname + search}
        className={classes.form}
        onSubmit={(event) => {
          setOffline(!navigator.onLine)
          if (!navigator.onLine) event.preventDefault()
        }}
      >
        <FieldLayout field={siteDataOf('email')} label={t('signIn.email')}>
          <input
            {...described}
            id="email"
            name="email"
            type="email"
            autoComplete="username"
            maxLength={254}
            aria-required
            defaultValue={reply?.email}
            // The page has no other purpose.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={!reply?.email}
          />
        </FieldLayout>
        <FieldLayout field={siteDataOf('password')} label={t('signIn.password')}>
          <input
            {...described}
            id="password"
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={200}
            aria-required
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={Boolean(reply?.email)}
          />
        </FieldLayout>
        {problem && (
          <p id={problemId} role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
        <SubmitButton isPending={false}>{t('signIn.send')}</SubmitButton>
      </Form>
      <p className={classes.note}>{t('signIn.ended')}</p>
    </div>
  )
}

function siteDataOf(id: string) {
  return { id, errorId: `${id}-error`, descriptionId: `${id}-hint`, errors: undefined }
}
