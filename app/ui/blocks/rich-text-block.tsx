import { BlockSection } from './block-section'
import type { BlockViews } from './block-views'
import prose from './prose.module.css'

export function RichTextBlock({ title, html }: BlockViews['blocks.rich-text']) {
  return (
    <BlockSection title={title}>
      <div className={prose.prose} dangerouslySetInnerHTML={{ __html: html }} />
    </BlockSection>
  )
}
