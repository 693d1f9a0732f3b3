import { ownFields } from './own-fields'

/**
 * Whether a program filled the form in: the trap is missing, or holds something. Give such a sender an
 * answer that looks like success.
 */
export function isCaught(form: FormData): boolean {
  const values = form.getAll(ownFields.trap)
  return values.length !== 1 || values[0] !== ''
}
