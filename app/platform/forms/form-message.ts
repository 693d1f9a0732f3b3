import type { Words } from '~/locales/words'

/** What a form says about a field: a key of the words, which the page shows in its language. */
export type FormMessage = keyof Words['forms']['messages']

/** The key as schemas carry it; anything that is no key does not compile. */
export function message(key: FormMessage): string {
  return key
}
