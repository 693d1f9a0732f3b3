import type { ShownPicture } from '~content/picture'
import { useState } from 'react'
import { pictureAddress, pictureSrcSet } from '~/platform/pictures/picture-address'
import fallbackUrl from './fallback.svg?url'
import classes from './photo.module.css'

type PhotoProps = {
  picture: ShownPicture | null
  alt: string
  /** The `sizes` attribute: how wide the picture is drawn. */
  sizes: string
  /** Largest width in pixels that this place can use. */
  widest?: number
  /** Set for the one picture that the page is judged by; all others load when they come near. */
  eager?: boolean
  /** It is shown, or its fallback. */
  onShown?: () => void
  className?: string
}

/**
 * A responsive picture in AVIF and WebP with reserved space; a placeholder if it is missing, with a sign to reload if
 * it did not arrive (browsing.md §3).
 */
export function Photo(props: PhotoProps) {
  const { picture, alt, sizes, widest = 1280, eager, onShown, className } = props
  const [failed, setFailed] = useState(false)
  const classNames = [classes.photo, className].filter(Boolean).join(' ')
  if (!picture || failed) {
    return (
      <img
        src={picture ? `${fallbackUrl}#failed` : fallbackUrl}
        alt={alt}
        width={4}
        height={3}
        className={classNames}
        data-fallback
        onLoad={onShown}
      />
    )
  }
  const srcSet = (format: 'avif' | 'webp') => pictureSrcSet(picture, format, widest)
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        src={pictureAddress(picture, 640, 'webp')}
        srcSet={srcSet('webp')}
        sizes={sizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'sync' : 'async'}
        {...(eager ? { fetchpriority: 'high' } : {})}
        className={classNames}
        onLoad={onShown}
        onError={() => setFailed(true)}
      />
    </picture>
  )
}
