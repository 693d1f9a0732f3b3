import { useLocation } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { previewParameter } from '~/routing/table'
import type { PreviewNotice } from './preview-notice'

/** Visitors' pages do not load it. */
const PreviewBanner = lazy(() =>
  import('./preview-banner').then(({ PreviewBanner: banner }) => ({ default: banner })),
)

/** Says that a page is a preview; nothing on the pages of visitors, nor on those that a link leads on to. */
export function PreviewBar({ notice }: { notice: PreviewNotice | null | undefined }) {
  const { search } = useLocation()
  if (!notice || !new URLSearchParams(search).has(previewParameter)) return null
  return (
    <Suspense fallback={null}>
      <PreviewBanner notice={notice} />
    </Suspense>
  )
}
