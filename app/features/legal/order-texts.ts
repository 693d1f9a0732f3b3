import { legalAreas } from '~content/legal-area'
import type { LegalText } from '~content/legal-text'

/** As the list shows them: those of the whole site first, each area by the place that editors gave. */
export function orderTexts(texts: readonly LegalText[]): LegalText[] {
  return [...texts].sort(
    (a, b) =>
      legalAreas.indexOf(a.area) - legalAreas.indexOf(b.area) || (a.order ?? 0) - (b.order ?? 0),
  )
}
