import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerListCounts } from '~/features/listings/filters/answer-list-counts.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerListCounts(request)
}
