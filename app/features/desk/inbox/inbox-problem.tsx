import { useActionData } from '@remix-run/react'
import { UnsentProblem, type UnsentField } from '~/features/staff/unsent/unsent-problem'
import type { InboxReply } from './bulk-actions'
import { BulkProblem } from './bulk-problem'

/**
 * The error boundary of the inbox: what was done with ticked stays before they could no longer be saved, and the form
 * to be sent again for the rest.
 */
export function InboxProblem() {
  const reply = useActionData<InboxReply>()
  const isDone = ({ name, value }: UnsentField) =>
    name === 'pick' && !!reply && !reply.missed.some((missed) => value.startsWith(`${missed}.`))
  return <UnsentProblem isDone={isDone}>{reply && <BulkProblem reply={reply} />}</UnsentProblem>
}
