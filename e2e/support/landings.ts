import { href } from '~/routing/href'
import type { Locale } from '~content/locale'

/** Landings of the demo content, by what they show. */
const slugs = {
  offer: { en: 'green-season-antigua', es: 'temporada-verde-antigua' },
  blocks: { en: 'a-month-in-antigua', es: 'un-mes-en-antigua' },
  weddings: { en: 'weddings-in-antigua', es: 'bodas-en-antigua' },
  over: { en: 'independence-weekend', es: 'feriado-de-independencia' },
  products: { en: 'holy-week-houses', es: 'casas-para-semana-santa' },
  farm: { en: 'macadamia-farm', es: 'finca-la-macadamia' },
} satisfies Record<string, Record<Locale, string>>

export type DemoLanding = keyof typeof slugs

export function landingSlug(landing: DemoLanding, locale: Locale): string {
  return slugs[landing][locale]
}

export function landingPath(landing: DemoLanding, locale: Locale): string {
  const page = landing === 'products' || landing === 'farm' ? 'landingProduct' : 'landingPage'
  return href(page, locale, { slug: landingSlug(landing, locale) })
}
