import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerReportFile } from '~/features/reports/answer-report-file.server'

export function loader({ request, params }: LoaderFunctionArgs) {
  return answerReportFile(request, params.name ?? '')
}
