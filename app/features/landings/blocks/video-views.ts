import type { VideoGallery } from '~content/video-gallery'
import type { VideoView } from '~/ui/blocks/block-views'

/** The videos of a gallery that say where they lie. */
export function videoViews(gallery: VideoGallery | null | undefined): VideoView[] {
  return (gallery?.videos ?? [])
    .filter(({ url }) => url !== '')
    .map(({ title, url, poster, posterAlt }) => ({ title, url, poster, alt: posterAlt }))
}
