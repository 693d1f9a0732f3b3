import type { ActionFunctionArgs } from '@remix-run/node'
import { answerPicture } from '~/features/rental-table/pictures/answer-picture.server'

export function action({ request }: ActionFunctionArgs) {
  return answerPicture(request)
}
