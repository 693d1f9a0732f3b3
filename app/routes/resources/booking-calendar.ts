import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerCalendar } from '~/features/booking-confirmations/calendar/answer-calendar.server'

export function loader({ request, params }: LoaderFunctionArgs) {
  return answerCalendar(request, params.slug ?? '')
}
