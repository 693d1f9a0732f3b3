import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerExport } from '~/features/calendar-feeds/export/answer-export.server'

export function loader({ request, params }: LoaderFunctionArgs) {
  return answerExport(request, params.file ?? '')
}
