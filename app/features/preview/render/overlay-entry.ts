import * as z from 'zod'
import type { ContentDefinition } from '~content/content-definition'
import type { Locale } from '~content/locale'
import type { ContentOverlay } from '~/platform/content/content-overlay.server'

type Shown = { uid: string; locale: Locale; entry: unknown }

/**
 * Puts one entry in the place of its published version, in its own language: a single type as a whole, of a
 * list first, so that a draft is found even where a published entry has the same address name.
 */
export function overlayEntry({ uid, locale, entry }: Shown): ContentOverlay {
  return (definition: ContentDefinition, language: Locale, published: unknown) => {
    if (definition.uid !== uid || language !== locale) return published
    if (!(definition.schema instanceof z.ZodArray)) return entry
    const others: unknown[] = Array.isArray(published) ? published : []
    const own = identityOf(entry)
    return [entry, ...others.filter((other) => identityOf(other) !== own)]
  }
}

function identityOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'documentId' in entry
    ? entry.documentId
    : undefined
}
