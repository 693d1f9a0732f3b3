import type { ActionFunctionArgs } from '@remix-run/node'
import { receiveWebhook } from '~/platform/content/receive-webhook.server'

export function action({ request }: ActionFunctionArgs) {
  return receiveWebhook(request)
}
