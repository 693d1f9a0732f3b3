import { listingSections, type ListingSection } from '~content/listing-section'
import type { SectionKey } from '~content/section-key'
import type { Locale } from '~content/locale'
import { contentMissing } from '~/platform/content/content-missing.server'
import { readContent } from '~/platform/content/read-content.server'

/** The words of a section's list. Throws a 503 where editors have not published them. */
export async function readListingSection(
  section: SectionKey,
  locale: Locale,
): Promise<ListingSection> {
  const sections = await readContent(listingSections, locale)
  const found = sections?.find((each) => each.key === section)
  if (!found) throw contentMissing(listingSections.uid, locale)
  return found
}
