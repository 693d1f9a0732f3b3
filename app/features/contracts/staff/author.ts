import type { Locale } from '~content/locale'

/** Who of the staff does something, and from where. */
export type Author = { request: Request; name: string; language: Locale }

/** As the log of a contract names them. */
export const actorOf = ({ name }: Author) => `staff: ${name}`
