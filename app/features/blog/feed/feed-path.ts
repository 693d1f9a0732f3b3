import type { Locale } from '~content/locale'
import { resources } from '~/routing/resources'

const paths: Record<Locale, string> = {
  en: resources.blogFeedEn.path,
  es: resources.blogFeedEs.path,
}

/** Where the feed of a language is. */
export function feedPath(locale: Locale): string {
  return `/${paths[locale]}`
}
