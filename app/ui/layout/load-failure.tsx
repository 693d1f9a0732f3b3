import type { ReactNode } from 'react'
import { useRouteError } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ErrorScreen } from './error-screen'
import { noAnswer, statusOfError } from './status-of-error'

/**
 * The error boundary of pages that load one document or record (contracts-and-routes.md §8): "Error {status}", except
 * for a 404 and a browser without a network.
 */
export function LoadFailure({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('errors')
  const error = useRouteError()
  const status = statusOfError(error)
  if (status === 404 || status === noAnswer)
    return <ErrorScreen status={status}>{children}</ErrorScreen>
  return (
    <ErrorScreen status={status} title={t('loadFailure', { status })}>
      {children}
    </ErrorScreen>
  )
}
