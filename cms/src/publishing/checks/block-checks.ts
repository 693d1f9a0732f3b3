import { translate } from '../../labels/translate'
import { fieldLabel } from '../field-label'
import type { EntryComponent, Value } from './list-components'

/** Landing fields that a block replaces. With `by`, only when that field of the block is filled. */
const replaced: Record<string, readonly { field: string; by?: string }[]> = {
  'blocks.hero': [
    { field: 'titleOffer', by: 'title' },
    { field: 'titleOfferDescription', by: 'text' },
    { field: 'image', by: 'picture' },
  ],
  'blocks.product-list': [{ field: 'landing_page_products' }],
  'blocks.form': [{ field: 'titleForm' }],
  'blocks.gallery': [{ field: 'gallery' }],
  'blocks.video-gallery': [{ field: 'videoGallery' }],
}

/** Blocks without required fields, and when they have nothing to show. */
const isEmpty: Record<string, (block: Value) => boolean> = {
  'blocks.faq': ({ topic, questions }) => !topic && count(questions) === 0,
  'blocks.testimonials': ({ testimonials }) => count(testimonials) === 0,
  'blocks.video-gallery': ({ videoGallery }) => !videoGallery,
}

/** Warnings about blocks, or parts of them, that visitors will not see. */
export function blockWarnings(parts: EntryComponent[]): string[] {
  const [page] = parts
  const hasForm =
    page?.attributes.titleForm !== undefined || parts.some(({ uid }) => uid === 'blocks.form')
  return parts.flatMap((part) => {
    const block = part.path.join(' → ')
    const warnings: string[] = []
    if (isEmpty[part.uid]?.(part.value)) {
      warnings.push(translate('Visitors do not see this block, it is empty: {block}.', { block }))
    }
    if (part.uid === 'shared.button' && part.value.action === 'form' && !hasForm) {
      const text =
        'The button of {block} leads to a form, and this page has none: it opens WhatsApp.'
      warnings.push(translate(text, { block }))
    }
    if (part.uid === 'shared.button' && part.value.action === 'link' && !part.value.link) {
      warnings.push(translate('Visitors do not see {block}: it has no link.', { block }))
    }
    return warnings
  })
}

/** Notes about landing fields that a block replaces: their text is kept but not shown. */
export function blockNotes(parts: EntryComponent[]): string[] {
  const [page, ...inner] = parts
  if (!page?.attributes.titleOffer) return []
  return Object.entries(replaced).flatMap(([uid, all]) => {
    const block = inner.find((part) => part.uid === uid)
    if (!block) return []
    const fields = all.filter(
      ({ field, by }) => isFilled(page.value[field]) && (!by || isFilled(block.value[by])),
    )
    if (fields.length === 0) return []
    const values = {
      block: block.path.join(' → '),
      fields: fields.map(({ field }) => `"${fieldLabel(page.uid, field)}"`).join(', '),
    }
    return [translate('In place of {fields} the page shows its block {block}.', values)]
  })
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

function count(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}
