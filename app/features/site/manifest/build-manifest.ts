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

/** Below an icon there is room for about as many letters. */
const maxShortName = 12
const icon = (size: number) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})
const paper = '#fbf7f0'

/** What browsers call the site where a visitor keeps it on the home screen: the brand of the settings. */
export function buildManifest({ brandName }: Pick<SiteSettings, 'brandName'>, locale: Locale) {
  return {
    name: brandName,
    short_name: brandName.length > maxShortName ? firstWord(brandName) : brandName,
    lang: locale,
    start_url: href('home', locale),
    display: 'browser',
    theme_color: paper,
    background_color: paper,
    icons: [icon(192), icon(512)],
  }
}

function firstWord(name: string): string {
  return name.split(' ')[0] ?? name
}
