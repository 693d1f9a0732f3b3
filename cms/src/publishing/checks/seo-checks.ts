import { translate } from '../../labels/translate'

/** Characters that search engines show of a title and of a description. */
const titleAtMost = 60
const descriptionAtMost = 155
const descriptionAtLeast = 50

type Seo = { metaTitle?: string | null; metaDescription?: string | null }

/** Warnings about texts that search engines would cut off or miss. */
export function seoWarnings(seo: Seo | null | undefined): string[] {
  const title = seo?.metaTitle ?? ''
  const description = seo?.metaDescription ?? ''
  const warnings: string[] = []
  if (title.length > titleAtMost) {
    warnings.push(
      translate('The title for search engines has {count} signs; they show {most}.', {
        count: title.length,
        most: titleAtMost,
      }),
    )
  }
  if (description === '') {
    warnings.push(
      translate('No description for search engines: the first words of the page stand in.'),
    )
  } else if (description.length > descriptionAtMost) {
    warnings.push(
      translate('The description for search engines has {count} signs; they show {most}.', {
        count: description.length,
        most: descriptionAtMost,
      }),
    )
  } else if (description.length < descriptionAtLeast) {
    warnings.push(translate('The description for search engines is very short.'))
  }
  return warnings
}
