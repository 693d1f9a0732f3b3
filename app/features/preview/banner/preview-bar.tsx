import { lazy, Suspense } from 'react'
import type { PreviewNotice } from '~/features/site/preview/preview-notice'
import { useShownPreview } from '~/features/site/preview/use-shown-preview'
import { fetchNamespaces } from '~/platform/i18n/preload-namespaces'
import { loadUntilThere } from '~/ui/layout/load-until-there'

/** Visitors' pages do not load it. The words of its fields come with it, so that it does not vanish while they load. */
const PreviewBanner = lazy(async () => {
  const load = () => Promise.all([import('./preview-banner'), fetchNamespaces(['forms'])])
  const [{ PreviewBanner }] = await loadUntilThere(load)
  return { default: PreviewBanner }
})

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
