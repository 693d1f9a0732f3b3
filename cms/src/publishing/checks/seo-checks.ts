import { translate } from '../../labels/translate'

/** Characters that search engines show of a title and of a description. */
const maxTitleLength = 60
const maxDescriptionLength = 155
const minDescriptionLength = 50

type Seo = { metaTitle?: string | null; metaDescription?: string | null }

/** Warnings about texts that search engines would cut off or miss. */
export function seoWarnings(seo: Seo | null | undefined): string[] {
  const title = seo?.metaTitle ?? ''
  const description = seo?.metaDescription ?? ''
  const warnings: string[] = []
  if (title.length > maxTitleLength) {
    warnings.push(
      translate('The title for search engines has {count} signs; they show {most}.', {
        count: title.length,
        most: maxTitleLength,
      }),
    )
  }
  if (description === '') {
    warnings.push(
      translate('No description for search engines: the first words of the page stand in.'),
    )
  } else if (description.length > maxDescriptionLength) {
    warnings.push(
      translate('The description for search engines has {count} signs; they show {most}.', {
        count: description.length,
        most: maxDescriptionLength,
      }),
    )
  } else if (description.length < minDescriptionLength) {
    warnings.push(translate('The description for search engines is very short.'))
  }
  return warnings
}
