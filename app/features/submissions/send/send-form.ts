import { message } from '~/platform/forms/form-message'
import { seconds } from '~/platform/units/duration'

const patience = seconds(30)

export type SentForm =
  /** `confirmation` is the path of the page that says so. */
  | { outcome: 'accepted'; confirmation: string }
  /** `errors` are the codes of the call, `fields` messages by field, those of the whole form under the empty name. */
  | { outcome: 'declined'; status: number; errors: string[]; fields: Record<string, string[]> }

/** Sends the fields of a form to one of the site's calls (`docs/api.md`). Never throws. */
export async function sendForm(path: string, body: URLSearchParams): Promise<SentForm> {
  let isLimited = false
  try {
    // Before anything is sent, so that no answer goes unread.
    const { acceptedSchema, declinedSchema } = await import('./sent-form-answers')
    const response = await fetch(`/${path}`, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(patience),
    })
    // A proxy in front of the site has words of its own.
    if (response.status === 429) isLimited = true
    const answer: unknown = await response.json()
    if (response.ok) return { outcome: 'accepted', ...acceptedSchema.parse(answer).data }
    const { errors, fields } = declinedSchema.parse(answer)
    const named = Object.entries(fields).map(([name, messages]) => [name, messages ?? []] as const)
    return {
      outcome: 'declined',
      status: response.status,
      errors,
      fields: Object.fromEntries(named),
    }
  } catch {
    const fields = { '': [message(isLimited ? 'tooManyTries' : 'sendDataError')] }
    return { outcome: 'declined', status: 0, errors: [], fields }
  }
}
