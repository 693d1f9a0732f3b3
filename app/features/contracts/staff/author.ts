import type { Locale } from '~content/locale'
import type { Staff } from '~/features/staff/session/require-staff.server'

/** Who of the staff does something, and from where. */
export type Author = { request: Request; name: string; language: Locale }

/** People may change their names, so the number of the account stands beside it. */
export function authorOf({ id, name }: Staff, request: Request, language: Locale): Author {
  return { request, name: `${name} (#${id})`, language }
}

/** As the log of a contract names them. */
export const actorOf = ({ name }: Author) => `staff: ${name}`
