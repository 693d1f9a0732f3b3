import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerRequire } from '~/features/inquiries/submit/answer-require.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerRequire(request)
}

export function action({ request }: ActionFunctionArgs) {
  return answerRequire(request)
}
