import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerEvents } from '~/features/staff/live/answer-events.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerEvents(request)
}
