/** One language of an entry, as far as the others are compared with it. */
export type LanguageVersion = {
  locale: string | null
  publishedAt: string | null
  updatedAt: string
}

/** The languages of the site, as editors call them. */
export const languageNames: Record<string, string> = { en: 'English', es: 'Spanish' }

/** Saves this close to each other belong to one sitting. */
const sittingInMinutes = 10

/** What the other languages of an entry lack beside the one on screen. */
export function languageRemarks(versions: LanguageVersion[], locale: string | null): string[] {
  const drafts = versions.filter(({ publishedAt }) => publishedAt === null)
  const own = drafts.find((version) => version.locale === locale)
  return Object.entries(languageNames).flatMap(([code, name]) => {
    if (code === locale || locale === null) return []
    const draft = drafts.find((version) => version.locale === code)
    if (!draft) return [`There is no ${name} version: visitors who read ${name} do not see this.`]
    const remarks: string[] = []
    if (!versions.some((version) => version.locale === code && version.publishedAt !== null)) {
      remarks.push(`Not published in ${name}: visitors who read it do not see this.`)
    }
    if (own && minutesBetween(draft.updatedAt, own.updatedAt) > sittingInMinutes) {
      remarks.push(`The ${name} version is older: see whether it still says the same.`)
    }
    return remarks
  })
}

function minutesBetween(earlier: string, later: string): number {
  return (new Date(later).getTime() - new Date(earlier).getTime()) / 60_000
}
