import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { documentHead } from '~/features/documents/document-head'
import { readService } from '~/features/documents/read-service.server'
import { frameOf } from '~/features/site/frame-of'

export async function loader({ request }: LoaderFunctionArgs) {
  return readService(request)
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  documentHead(data, frameOf(matches))

export { action, default, ErrorBoundary } from './document'
