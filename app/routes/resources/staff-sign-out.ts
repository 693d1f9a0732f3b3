import type { ActionFunctionArgs } from '@remix-run/node'
import { answerSignOut } from '~/features/staff/sign-in/answer-sign-in.server'

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}

export function action({ request }: ActionFunctionArgs) {
  return answerSignOut(request)
}
