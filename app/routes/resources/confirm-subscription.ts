import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerSubscriptionChange } from '~/features/leads/subscription/accept-change.server'

export function loader({ request, params }: LoaderFunctionArgs) {
  return answerSubscriptionChange(request, { change: 'confirm', token: params.token ?? '' })
}

export function action({ request, params }: ActionFunctionArgs) {
  return answerSubscriptionChange(request, { change: 'confirm', token: params.token ?? '' })
}
