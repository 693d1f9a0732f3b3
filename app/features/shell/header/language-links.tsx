import { useLocation } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { locales, type Locale } from '~content/locale'
import { useShownPreview } from '~/features/site/preview/use-shown-preview'
import { useAlternatePaths } from './use-alternate-paths'
import { Icon } from '~/ui/icons/icon'
import { useSite } from '~/features/site/use-site'

/** Each language names itself. */
const names: Record<Locale, string> = { en: 'English', es: 'Español' }

/** Local storage key of the language chosen last (browsing.md §2). */
const languageKey = 'language'

export function LanguageLinks({ className }: { className?: string | undefined }) {
  const { locale, preview } = useSite()
  const { hash } = useLocation()
  const alternates = useAlternatePaths()
  // The token of a preview is good for one language.
  const other = useShownPreview(preview)?.other
  const paths = other ? { ...alternates, [other.lang]: other.href } : alternates
  return (
    <>
      {locales.map((language) => (
        <a
          key={language}
          href={paths[language]}
          hrefLang={language}
          lang={language}
          className={className}
          aria-current={language === locale ? 'true' : undefined}
          onClick={(event) => switchLanguage(event, language, paths[language], hash)}
        >
          {names[language]}
          {language === locale && <Icon name="check" />}
        </a>
      ))}
    </>
  )
}

/** The stored page knows only the query it declares; the address bar has all of it. */
function switchLanguage(
  event: MouseEvent<HTMLAnchorElement>,
  language: Locale,
  path: string,
  hash: string,
): void {
  const target = new URL(path, window.location.origin)
  target.search = window.location.search
  target.hash = hash
  event.currentTarget.href = target.href
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    // The path alone decides the language; remembering it is a courtesy.
  }
}
