import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerAssistantCall } from '~/features/assistant/answer/answer-assistant-call.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerAssistantCall(request)
}

export function action({ request }: ActionFunctionArgs) {
  return answerAssistantCall(request)
}
