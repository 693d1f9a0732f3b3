import { lazy, Suspense } from 'react'
import type { PreviewNotice } from '~/features/site/preview/preview-notice'
import { useShownPreview } from '~/features/site/preview/use-shown-preview'
import { loadUntilThere } from '~/ui/layout/load-until-there'

/** Visitors' pages do not load it. */
const PreviewBanner = lazy(async () => ({
  default: (await loadUntilThere(() => import('./preview-banner'))).PreviewBanner,
}))

/** Says that a page is a preview; nothing on the pages of visitors, nor on those that a link leads on to. */
export function PreviewBar({ notice }: { notice: PreviewNotice | null | undefined }) {
  const shown = useShownPreview(notice)
  if (!shown) return null
  return (
    <Suspense fallback={null}>
      <PreviewBanner notice={shown} />
    </Suspense>
  )
}
