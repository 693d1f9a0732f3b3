import type { SectionKey } from '~content/section-key'
import type { SiteData } from '~/features/site/read-site-data.server'

/** A section's short name, as the menu has it; undefined if the menu leaves the section out. */
export function sectionLabel(
  section: SectionKey,
  { menu }: Pick<SiteData, 'menu'>,
): string | undefined {
  return menu.sections.find((entry) => entry.page === section)?.label
}
