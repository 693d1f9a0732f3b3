import { useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icons/icon'
import { Photo } from '~/ui/media/photo'
import { BlockSection } from './block-section'
import type { BlockViews, VideoView } from './block-views'
import { LazyPart } from '~/ui/layout/lazy-part'
import { needs } from '~/ui/layout/needs-scripts'
import classes from './video-gallery-block.module.css'

const loadDialog = async () => (await import('./video-dialog')).VideoDialog

/** Posters that play their video in a dialog; without script they link to the video. */
export function VideoGalleryBlock({ title, videos }: BlockViews['blocks.video-gallery']) {
  const { t } = useTranslation('landings')
  const [playing, setPlaying] = useState<VideoView | null>(null)
  if (videos.length === 0) return null

  function play(event: MouseEvent<HTMLAnchorElement>, video: VideoView) {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setPlaying(video)
  }

  return (
    <BlockSection title={title || t('videos')}>
      <ul className={classes.videos}>
        {videos.map((video) => (
          <li key={video.url}>
            <a
              href={video.url}
              target="_blank"
              rel="noopener noreferrer"
              className={classes.video}
              {...needs('click')}
              onClick={(event) => play(event, video)}
            >
              <span className={classes.poster}>
                <Photo
                  picture={video.poster}
                  alt={video.alt}
                  sizes="(min-width: 900px) 384px, 90vw"
                  widest={960}
                />
                <span className={classes.play}>
                  <Icon name="play" size={28} />
                </span>
              </span>
              <span className={classes.title}>
                <span className="visually-hidden">{t('playVideo')} </span>
                {video.title}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {playing && (
        <LazyPart
          load={loadDialog}
          waiting={<p role="status">{t('videoLoading')}</p>}
          onClose={() => setPlaying(null)}
        >
          {(VideoDialog) => <VideoDialog video={playing} onClose={() => setPlaying(null)} />}
        </LazyPart>
      )}
    </BlockSection>
  )
}
