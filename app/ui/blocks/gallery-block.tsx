import { useTranslation } from 'react-i18next'
import { Photo } from '~/ui/media/photo'
import { BlockSection } from './block-section'
import type { BlockViews } from './block-views'
import classes from './gallery-block.module.css'
import { RotatingPhotos } from './rotating-photos'

export function GalleryBlock({ title, layout, pictures }: BlockViews['blocks.gallery']) {
  const { t } = useTranslation('landings')
  if (pictures.length === 0) return null
  return (
    <BlockSection title={title}>
      {layout === 'rotating' ? (
        <div className={classes.rotating}>
          <RotatingPhotos pictures={pictures} sizes="(min-width: 1200px) 1200px, 100vw" />
        </div>
      ) : (
        // A scroller on phones, which keys reach.
        <div
          className={classes.scroller}
          tabIndex={0}
          role="group"
          aria-label={title || t('gallery')}
        >
          <ul className={classes.mosaic} data-count={Math.min(pictures.length, 6)}>
            {pictures.map(({ picture, alt }) => (
              <li key={picture.hash}>
                <Photo
                  picture={picture}
                  alt={alt}
                  sizes="(min-width: 900px) 600px, (min-width: 640px) 50vw, 80vw"
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </BlockSection>
  )
}
