import type { FormMessage } from '~/platform/forms/form-message'

/** What a guest may write to the team on the page of a contract, and what the log calls it. */
export const messageKinds = { ask: 'asked', decline: 'declined' } as const

export type MessageAction = keyof typeof messageKinds

export const messageActions = Object.keys(messageKinds) as MessageAction[]

/** The id of a form. Its addresses end in it: without script the page is shown at what became of the message. */
export const messagePlace = (action: MessageAction): string => `${action}-form`

/** In characters, as the log keeps it. */
export const maxMessageLength = 1000

/** The field with the words. */
export const messageField = 'message'

type MessageText = { text: string; problem: FormMessage | null }

/** The words of the guest in one paragraph, and what is wrong with them. */
export function readMessage(form: FormData): MessageText {
  const value = form.get(messageField)
  const text = typeof value === 'string' ? value.replace(/[\p{Cc}\s]+/gu, ' ').trim() : ''
  if (text === '') return { text, problem: 'writeMessage' }
  return { text, problem: text.length > maxMessageLength ? 'tooLong' : null }
}
