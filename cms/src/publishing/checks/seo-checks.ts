import { say } from '../../labels/translate'

/** Signs that search engines show of a title and of a description. */
const titleAtMost = 60
const descriptionAtMost = 155
const descriptionAtLeast = 50

type Seo = { metaTitle?: string | null; metaDescription?: string | null }

/** What search engines would cut off or miss. */
export function seoRemarks(seo: Seo | null | undefined): string[] {
  const title = seo?.metaTitle ?? ''
  const description = seo?.metaDescription ?? ''
  const remarks: string[] = []
  if (title.length > titleAtMost) {
    remarks.push(
      say('The title for search engines has {count} signs; they show {most}.', {
        count: title.length,
        most: titleAtMost,
      }),
    )
  }
  if (description === '') {
    remarks.push(say('No description for search engines: the first words of the page stand in.'))
  } else if (description.length > descriptionAtMost) {
    remarks.push(
      say('The description for search engines has {count} signs; they show {most}.', {
        count: description.length,
        most: descriptionAtMost,
      }),
    )
  } else if (description.length < descriptionAtLeast) {
    remarks.push(say('The description for search engines is very short.'))
  }
  return remarks
}
