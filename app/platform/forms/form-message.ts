import type { Words } from '~/locales/words'

/** A translation key of a form message. */
export type FormMessage = keyof Words['forms']['messages']

/** A typed translation key for schemas. */
export function message(key: FormMessage): string {
  return key
}
