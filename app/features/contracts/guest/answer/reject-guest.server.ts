import { data } from '@remix-run/node'
import type { GuestReply } from '../guest-reply'

/** The guest's page again, with what is wrong. */
export function rejectGuest(status: number, reply: Partial<GuestReply>) {
  const whole: GuestReply = {
    result: null,
    formError: null,
    fileProblem: null,
    message: null,
    ...reply,
  }
  return data(whole, { status })
}
