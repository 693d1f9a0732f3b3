import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icons/icon'
import type { VideoView } from './block-views'
import classes from './video-dialog.module.css'
import { videoSource } from './video-source'

type VideoDialogProps = { video: VideoView; onClose: () => void }

/** Plays one video; says while it loads and where it fails (leads-and-content.md §4). Loaded when first needed. */
export function VideoDialog({ video, onClose }: VideoDialogProps) {
  const { t } = useTranslation('landings')
  const dialog = useRef<HTMLDialogElement>(null)
  const source = videoSource(video.url)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(source ? 'loading' : 'failed')
  useEffect(() => {
    const shown = dialog.current
    if (shown && !shown.open) shown.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={video.title}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        // A press on the ground behind it.
        if (target === currentTarget) currentTarget.close()
      }}
    >
      <div className={classes.bar}>
        <h2 className={classes.title}>{video.title}</h2>
        <button
          type="button"
          className={classes.close}
          aria-label={t('closeVideo')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
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
    </dialog>
  )
}
