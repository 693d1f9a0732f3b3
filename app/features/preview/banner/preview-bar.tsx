import { lazy, Suspense } from 'react'
import type { PreviewNotice } from '~/features/site/preview/preview-notice'
import { useShownPreview } from '~/features/site/preview/use-shown-preview'

/** Visitors' pages do not load it. */
const PreviewBanner = lazy(() =>
  import('./preview-banner').then(({ PreviewBanner: banner }) => ({ default: banner })),
)

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
