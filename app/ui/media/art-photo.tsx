import type { ShownPicture } from '~content/picture'
import { pictureAddress, pictureSrcSet } from '~/platform/pictures/picture-address'
import { Photo } from './photo'
import classes from './photo.module.css'

type ArtPhotoProps = {
  picture: ShownPicture | null
  /** Another cut up to `tabletUpTo` pixels. */
  tablet?: ShownPicture | null
  /** Another cut up to `mobileUpTo` pixels. */
  mobile?: ShownPicture | null
  alt: string
  /** How wide the picture is drawn, as in the `sizes` attribute. */
  sizes?: string
}

/** The breakpoints of the site (leads-and-content.md §9). */
const mobileUpTo = 767
const tabletUpTo = 1023
const widest = 1920
/** A phone with three pixels a point is about as wide. */
const widestOnPhones = 1280
/**
 * Less than the screen, since upright pictures are large: the main picture of a page comes earlier, and is still sharp.
 */
const sizesOnPhones = '80vw'

/** A large picture at the top of a page with other cuts for smaller screens; nothing where there is none. */
export function ArtPhoto({ picture, tablet, mobile, alt, sizes = '100vw' }: ArtPhotoProps) {
  const main = picture ?? tablet ?? mobile ?? null
  if (!main) return null
  if (!tablet && !mobile) {
    return <Photo picture={main} alt={alt} sizes={sizes} widest={widest} eager />
  }
  return (
    <picture>
      {mobile && (
        <Cut picture={mobile} upTo={mobileUpTo} widest={widestOnPhones} sizes={sizesOnPhones} />
      )}
      {tablet && <Cut picture={tablet} upTo={tabletUpTo} widest={widest} sizes="100vw" />}
      <source type="image/avif" srcSet={pictureSrcSet(main, 'avif', widest)} sizes={sizes} />
      <img
        src={pictureAddress(main, 1280, 'webp')}
        srcSet={pictureSrcSet(main, 'webp', widest)}
        sizes={sizes}
        alt={alt}
        width={main.width}
        height={main.height}
        decoding="sync"
        {...{ fetchpriority: 'high' }}
        className={classes.photo}
      />
    </picture>
  )
}

type CutProps = { picture: ShownPicture; upTo: number; widest: number; sizes: string }

function Cut({ picture, upTo, widest, sizes }: CutProps) {
  const media = `(max-width: ${upTo}px)`
  const { width, height } = picture
  return (
    <>
      {(['avif', 'webp'] as const).map((format) => (
        <source
          key={format}
          media={media}
          type={`image/${format}`}
          srcSet={pictureSrcSet(picture, format, widest)}
          sizes={sizes}
          width={width}
          height={height}
        />
      ))}
    </>
  )
}
