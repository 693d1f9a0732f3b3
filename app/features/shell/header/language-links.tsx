import { useLocation, useMatches } from '@remix-run/react'
import { locales, type Locale } from '~content/locale'
import { useShownPreview } from '~/features/site/preview/use-shown-preview'
import { useSite } from '~/features/site/use-site'
import { findPage } from '~/routing/find-page'
import { href } from '~/routing/href'
import { translationsOf, type Translations } from '~/routing/translations'
import { Icon } from '~/ui/icons/icon'

/** Each language names itself. */
const names: Record<Locale, string> = { en: 'English', es: 'Español' }

/** Links to the page in each language; the first script adds the query of the address bar. */
export function LanguageLinks({ className }: { className?: string | undefined }) {
  const { locale, preview } = useSite()
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
          data-switch-language=""
        >
          {names[language]}
          {language === locale && <Icon name="check" />}
        </a>
      ))}
    </>
  )
}

/** The paths of this page in every language; where a page has no translation, the home page stands in. */
function useAlternatePaths(): Record<Locale, string> {
  const { pathname, search } = useLocation()
  const told = usePageTranslations()
  const page = findPage(pathname)
  const translations = told ?? (page && translationsOf(page.params))
  const path = (locale: Locale) => {
    const params = translations?.[locale]
    return page && params ? href(page.name, locale, params, search) : href('home', locale)
  }
  return { en: path('en'), es: path('es') }
}

/** What the page's loader says of its translations, where it does. */
function usePageTranslations(): Translations | null {
  for (const match of useMatches().reverse()) {
    const data: unknown = match.data
    if (typeof data === 'object' && data && 'translations' in data)
      return data.translations as Translations
  }
  return null
}
