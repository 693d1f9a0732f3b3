import { useLocation } from '@remix-run/react'
import { previewParameter } from '~/routing/parameters'
import type { PreviewNotice } from './preview-notice'

/** The notice while the page on screen is the preview itself, not one that a link led on to. */
export function useShownPreview(notice: PreviewNotice | null | undefined): PreviewNotice | null {
  const { search } = useLocation()
  return notice && new URLSearchParams(search).has(previewParameter) ? notice : null
}
