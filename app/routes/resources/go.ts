import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerEntryLink } from '~/features/preview/link/answer-entry-link.server'

export function loader({ params }: LoaderFunctionArgs) {
  return answerEntryLink(params)
}
