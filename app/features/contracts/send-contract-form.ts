import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { leadsToSignIn } from '~/features/staff/sign-in/sign-in-path'
import { message } from '~/platform/forms/form-message'
import type { GuestReply } from './guest/guest-reply'
import { messageActions, messageField } from './messages/message-text'
import { editorActions, type EditorReply } from './staff/editor-reply'

/**
 * Sends a form of a contract's page by script. Where no answer comes, since the network or the CMS is away, or where
 * the session of the staff has ended, the page gets the reply of a save that failed: it stays as it is, with what was
 * typed (`docs/decisions/0027-contracts-are-evidence.md`).
 */
export async function sendContractForm(
  request: Request,
  send: () => Promise<unknown>,
): Promise<unknown> {
  const copy = request.clone()
  try {
    return await send()
  } catch (err) {
    const isAnswer = err instanceof Response || (isRouteErrorResponse(err) && err.status !== 503)
    const isSignedOut = err instanceof Response && leadsToSignIn(err)
    if (isAnswer && !isSignedOut) throw err
    const reply = unsent(await copy.formData(), isSignedOut ? 'signedOut' : 'unavailable')
    const headers = { 'Content-Type': 'application/json' }
    return new Response(JSON.stringify(reply), { status: isSignedOut ? 401 : 503, headers })
  }
}

/**
 * After a form the contract is read again, since it may have changed. Without network, CMS or session it cannot be
 * read: an error or the sign-in would take the place of the page and of what was typed.
 */
export function shouldRevalidate({
  actionStatus = 200,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'actionStatus' | 'defaultShouldRevalidate'>): boolean {
  return defaultShouldRevalidate && actionStatus !== 401 && actionStatus !== 503
}

/** For the guest's page and for the editor, each of which reads its part. */
function unsent(form: FormData, problem: EditorReply['problem']): GuestReply & EditorReply {
  const named = form.get('do')
  const asked = messageActions.find((action) => action === named)
  const text = form.get(messageField)
  return {
    result: null,
    fileProblem: null,
    problem,
    action: editorActions.find((action) => action === named) ?? 'save',
    formError: asked ? null : message('sendDataError'),
    message: asked
      ? { action: asked, text: typeof text === 'string' ? text : '', problem: 'sendDataError' }
      : null,
  }
}
