import { locales, type Locale } from '~content/locale'
import { href } from '~/routing/href'

/** The parameter with the path to return to. */
export const nextParameter = 'next'

/** The sign-in, and on to a path of this site afterwards. */
export function signInPath(locale: Locale, next?: string): string {
  return href('staffSignIn', locale, {}, next ? new URLSearchParams({ [nextParameter]: next }) : '')
}

/** Whether a response sends a stranger to the sign-in. */
export function leadsToSignIn({ headers }: Response): boolean {
  const path = headers.get('Location')?.split('?', 1)[0]
  return locales.some((locale) => signInPath(locale) === path)
}
