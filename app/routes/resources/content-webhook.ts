import type { ActionFunctionArgs } from '@remix-run/node'
import { receiveAnnouncement } from '~/platform/content/receive-announcement.server'

export function action({ request }: ActionFunctionArgs) {
  return receiveAnnouncement(request)
}
