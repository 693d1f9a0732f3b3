import { redirect } from '@remix-run/node'
import { secondsToWait } from '~/platform/links/open-private-link.server'
import { href } from '~/routing/href'
import { findContract, type RequestContext } from './find-contract.server'
import { answerGuest } from './guest/answer/answer-guest.server'
import { answerEditor } from './staff/editor/answer-editor.server'

/** What is sent to `/contract/{id}`: by staff the editor's form, by a guest theirs. */
export async function answerContractPage(context: RequestContext) {
  const { request, locale, id } = context
  const found = await findContract(context)
  if (found.kind === 'closed') {
    const wait = secondsToWait(found.opened)
    if (wait) throw new Response(null, { status: 429, headers: { 'Retry-After': wait } })
    // The page says that the link is closed.
    throw redirect(href('contract', locale, { id }), 303)
  }
  if (found.kind === 'staff') {
    const { staff, contract, store } = found
    return answerEditor({ request, locale, staff, store }, contract)
  }
  const { contract, signer, store } = found
  return answerGuest(contract, { request, locale, link: context.id, signer, store })
}
