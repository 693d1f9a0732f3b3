import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerMapPins } from '~/features/listings/map/answer-map-calls.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerMapPins(request)
}
