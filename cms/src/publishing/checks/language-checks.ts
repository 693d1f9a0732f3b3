import { minutes } from '../../content-types/duration'
import { translate } from '../../labels/translate'

/** The fields by which languages of an entry are compared. */
export type LanguageVersion = {
  locale: string | null
  publishedAt: string | null
  updatedAt: string
}

/** The name of a language in the editor's language; its code when the site does not have it. */
export function languageName(code: string | null): string {
  if (code === 'en') return translate('English')
  return code === 'es' ? translate('Spanish') : (code ?? '')
}

/** Saves within this time belong to the same edit. */
const sitting = minutes(10)

/** Warnings when another language is missing, unpublished or older. */
export function languageWarnings(versions: LanguageVersion[], locale: string | null): string[] {
  const drafts = versions.filter(({ publishedAt }) => publishedAt === null)
  const own = drafts.find((version) => version.locale === locale)
  return ['en', 'es'].flatMap((code) => {
    if (code === locale || locale === null) return []
    const language = languageName(code)
    const draft = drafts.find((version) => version.locale === code)
    if (!draft) {
      return [
        translate('There is no {language} version: visitors who read {language} do not see this.', {
          language,
        }),
      ]
    }
    const warnings: string[] = []
    if (!versions.some((version) => version.locale === code && version.publishedAt !== null)) {
      warnings.push(
        translate('Not published in {language}: visitors who read it do not see this.', {
          language,
        }),
      )
    }
    if (own && Date.parse(own.updatedAt) - Date.parse(draft.updatedAt) > sitting) {
      warnings.push(
        translate('The {language} version is older: see whether it still says the same.', {
          language,
        }),
      )
    }
    return warnings
  })
}
