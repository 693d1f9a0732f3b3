import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal, ModalHead } from '~/ui/overlays/modal'
import type { VideoView } from './block-views'
import classes from './video-dialog.module.css'
import { videoSource } from './video-source'

type VideoDialogProps = { video: VideoView; onClose: () => void }

/** Plays one video, with loading and error states (leads-and-content.md §4). Loaded lazily. */
export function VideoDialog({ video, onClose }: VideoDialogProps) {
  const { t } = useTranslation('landings')
  const source = videoSource(video.url)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(source ? 'loading' : 'failed')
  return (
    <Modal labelledBy="video-title" className={classes.dialog} closesOnGround onClose={onClose}>
      <ModalHead
        titleId="video-title"
        title={video.title}
        closeLabel={t('closeVideo')}
        className={classes.bar}
      />
      <div className={classes.stage}>
        {state === 'loading' && (
          <p className={classes.message} role="status">
            {t('videoLoading')}
          </p>
        )}
        {state === 'failed' && (
          <div className={classes.message} role="alert">
            <p>{t('videoError', { message: t('videoFailed') })}</p>
            <a href={video.url} target="_blank" rel="noopener noreferrer">
              {t('openVideo')}
            </a>
          </div>
        )}
        {source?.kind === 'player' && (
          <iframe
            src={source.src}
            title={video.title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            className={classes.video}
            onLoad={() => setState('ready')}
          />
        )}
        {source?.kind === 'file' && state !== 'failed' && (
          <video
            src={source.src}
            controls
            autoPlay
            playsInline
            className={classes.video}
            onLoadedData={() => setState('ready')}
            onError={() => setState('failed')}
          />
        )}
      </div>
    </Modal>
  )
}
