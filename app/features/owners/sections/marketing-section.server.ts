import type { ListWithUs } from '~content/list-with-us'
import { renderMarkdown } from '~/platform/markdown/render-markdown.server'

/** A section of a page for owners with its text ready to be shown. */
export type MarketingSection = Omit<ListWithUs['sections'][number], 'markdown'> & { html: string }

export function toMarketingSection({
  markdown,
  ...section
}: ListWithUs['sections'][number]): MarketingSection {
  return { ...section, html: renderMarkdown(markdown).html }
}
