import {
  Form,
  isRouteErrorResponse,
  useActionData,
  useLocation,
  useRouteError,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOfPath } from '~/routing/find-page'
import { Button } from '~/ui/button/button'
import { StaffProblem } from '../area/staff-problem'
import { signInPath } from '../sign-in/sign-in-path'
import classes from './unsent-problem.module.css'

/** The fields of a form that could not be saved, in their order. */
export type Unsent = { unsent: UnsentField[] }

export type UnsentField = { name: string; value: string }

type UnsentProblemProps = {
  /** Whether a field was already handled, so that it is not sent again. */
  isDone?: (field: UnsentField) => boolean
  /** Replaces the usual message. */
  children?: ReactNode
}

/**
 * The error boundary of a page with a form: what was typed into a form that could not be saved, or was sent after the
 * session had ended, stands here to be sent again. Works without script.
 */
export function UnsentProblem({ isDone = () => false, children }: UnsentProblemProps) {
  const error = useRouteError()
  const fields = findUnsent(isRouteErrorResponse(error) ? error.data : null, useActionData())
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (!fields) return <StaffProblem status={status} />
  return (
    <UnsentForm fields={fields.filter((field) => !isDone(field))} isSignedOut={status === 401}>
      {children}
    </UnsentForm>
  )
}

type UnsentFormProps = { fields: UnsentField[]; isSignedOut: boolean; children: ReactNode }

function UnsentForm({ fields, isSignedOut, children }: UnsentFormProps) {
  const { t } = useTranslation('staff')
  const { pathname, search } = useLocation()
  // Words that a person wrote, and no keys or numbers.
  const texts = fields.filter(({ value }) => /\S\s+\S/.test(value))
  return (
    <Form reloadDocument method="post" action={pathname + search} className={classes.form}>
      <h1 className={classes.title}>{t('unsent.title')}</h1>
      {children ?? <p role="alert">{t(isSignedOut ? 'unsent.signedOut' : 'unsent.lead')}</p>}
      {isSignedOut && (
        <p>
          <a href={signInPath(localeOfPath(pathname))} target="_blank" rel="noreferrer">
            {t('unsent.signIn')}
          </a>
        </p>
      )}
      {fields.map(({ name, value }, index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {texts.length > 0 && (
        <div className={`panel ${classes.texts}`}>
          {texts.map(({ value }, index) => (
            <p key={index}>{value}</p>
          ))}
        </div>
      )}
      <Button type="submit" kind="primary">
        {t('unsent.again')}
      </Button>
    </Form>
  )
}

/** The fields that a reply or the data of an error hold; null if there are none. */
function findUnsent(...places: unknown[]): UnsentField[] | null {
  return places.find(isUnsent)?.unsent ?? null
}

function isUnsent(place: unknown): place is Unsent {
  const isObject = typeof place === 'object' && place !== null
  return isObject && 'unsent' in place && Array.isArray(place.unsent)
}
