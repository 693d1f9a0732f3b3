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

/** A large picture at the top of a page with other cuts for smaller screens; nothing where there is none. */
export function ArtPhoto({ picture, tablet, mobile, alt, sizes = '100vw' }: ArtPhotoProps) {
  const main = picture ?? tablet ?? mobile ?? null
  if (!main) return null
  if (!tablet && !mobile) {
    return <Photo picture={main} alt={alt} sizes={sizes} widest={widest} eager />
  }
  return (
    <picture>
      {mobile && <Cut picture={mobile} upTo={mobileUpTo} widest={widestOnPhones} />}
      {tablet && <Cut picture={tablet} upTo={tabletUpTo} widest={widest} />}
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

function Cut(props: { picture: ShownPicture; upTo: number; widest: number }) {
  const { picture, upTo, widest } = props
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
          sizes="100vw"
          width={width}
          height={height}
        />
      ))}
    </>
  )
}
