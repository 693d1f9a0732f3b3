import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { documentHead } from '~/features/documents/document-head'
import { readService } from '~/features/documents/read-service.server'
import { siteDataOf } from '~/features/site/site-data-of'
import type { I18nHandle } from '~/platform/i18n/use-route-namespaces'

export const handle = { i18n: ['forms', 'leads', 'owners'] } satisfies I18nHandle

export async function loader({ request }: LoaderFunctionArgs) {
  return readService(request)
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  documentHead(data, siteDataOf(matches))

export { action, default, ErrorBoundary } from './document'
