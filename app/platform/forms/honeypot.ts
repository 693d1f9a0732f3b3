import { systemFields } from './system-fields'

/**
 * Whether a program filled in the form: the honeypot field is missing or not empty. Answer such a sender as if the form
 * was accepted.
 */
export function isHoneypotFilled(form: FormData): boolean {
  const values = form.getAll(systemFields.honeypot)
  return values.length !== 1 || values[0] !== ''
}
