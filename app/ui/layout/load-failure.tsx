import type { ReactNode } from 'react'
import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ErrorScreen } from './error-screen'

/**
 * The error boundary of pages that load one document or record (contracts-and-routes.md §8): "Error {status}", except for
 * a 404.
 */
export function LoadFailure({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('errors')
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404) return <ErrorScreen status={status}>{children}</ErrorScreen>
  return (
    <ErrorScreen status={status} title={t('loadFailure', { status })}>
      {children}
    </ErrorScreen>
  )
}
