import type { Locale } from '~content/locale'
import type { SiteSettings } from '~content/site-settings'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'

const paths: Record<Locale, string> = {
  en: resources.manifestEn.path,
  es: resources.manifestEs.path,
}

/** Where the manifest of a language is. */
export function manifestPath(locale: Locale): string {
  return `/${paths[locale]}`
}

const icon = (size: number) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})
const paper = '#fbf7f0'

/**
 * What browsers call the site where a visitor keeps it on the home screen: the brand of the settings. They shorten it
 * themselves, better than a rule for all names.
 */
export function buildManifest({ brandName }: Pick<SiteSettings, 'brandName'>, locale: Locale) {
  return {
    name: brandName,
    lang: locale,
    start_url: href('home', locale),
    display: 'browser',
    theme_color: paper,
    background_color: paper,
    icons: [icon(192), icon(512)],
  }
}
