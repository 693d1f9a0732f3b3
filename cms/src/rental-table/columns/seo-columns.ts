import seo from '../../components/shared/seo.json'
import { locales, type Locale } from '../../content-types/locale'
import type { CellProblem } from '../../content-types/rental-import-problem'
import type { Rental } from '../read-rentals'
import type { Entry } from './column'

const parts = { title: 'metaTitle', description: 'metaDescription' } as const
const partNames = ['title', 'description'] as const

type SeoPart = (typeof partNames)[number]

/** The texts for search engines: two columns of a language are one component. */
export type SeoColumn = `seo_${SeoPart}_${Locale}`

export const listSeoColumns = locales.flatMap((locale) =>
  partNames.map((part) => ({ name: `seo_${part}_${locale}` as const, part, locale })),
)

export const seoExamples: Record<SeoColumn, readonly [string, string]> = {
  seo_title_en: ['House with a garden in Antigua', ''],
  seo_title_es: ['Casa con jardín en Antigua', ''],
  seo_description_en: ['Two bedrooms, a patio and a fountain.', ''],
  seo_description_es: ['Dos dormitorios, un patio y una fuente.', ''],
}

function seoOf(rental: Rental | null, locale: Locale): Entry {
  const component = rental?.drafts[locale]?.seo
  return typeof component === 'object' && component !== null ? { ...component } : {}
}

export function seoCells(rental: Rental | null): Record<SeoColumn, string> {
  return Object.fromEntries(
    listSeoColumns.map(({ name, part, locale }) => [
      name,
      String(seoOf(rental, locale)[parts[part]] ?? ''),
    ]),
  ) as Record<SeoColumn, string>
}

type ReadSeo = { texts: Partial<Record<Locale, Entry>>; problems: CellProblem[] }

/**
 * The components that changed cells ask for; what no cell names stays as it is, and so does the picture for sharing.
 */
export function readSeo(cells: Partial<Record<SeoColumn, string>>, rental: Rental | null): ReadSeo {
  const read: ReadSeo = { texts: {}, problems: [] }
  for (const { name, part, locale } of listSeoColumns) {
    const cell = cells[name]?.trim()
    if (cell === undefined || (rental && !rental.drafts[locale])) continue
    const field = parts[part]
    const { maxLength } = seo.attributes[field]
    if (cell.length > maxLength) {
      read.problems.push({ column: name, code: 'tooLong', value: String(maxLength) })
      continue
    }
    const { metaTitle = null, metaDescription = null, sharePicture } = seoOf(rental, locale)
    const picture = sharePicture as { id: number } | null | undefined
    read.texts[locale] = {
      metaTitle,
      metaDescription,
      ...(picture && { sharePicture: picture.id }),
      ...read.texts[locale],
      [field]: cell.replace(/\s*\n\s*/g, ' ') || null,
    }
  }
  return read
}
