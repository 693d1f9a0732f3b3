import { locales, type Locale } from '~content/locale'
import { useShownPreview } from '~/features/site/preview/use-shown-preview'
import { useAlternatePaths } from './use-alternate-paths'
import { Icon } from '~/ui/icons/icon'
import { useSite } from '~/features/site/use-site'

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
