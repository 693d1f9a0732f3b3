import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icons/icon'
import { AssistantChat } from '../chat/assistant-chat'
import { Renty } from '../chat/renty'
import classes from './assistant-dialog.module.css'

/**
 * The assistant in a modal. The browser's own dialog keeps the focus inside, closes by Escape and gives the
 * focus back; following a link closes it.
 */
export function AssistantDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('assistant')
  const { key } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(key)

  useEffect(() => {
    const element = dialog.current
    if (!element?.open) element?.showModal()
    element?.querySelector('ol > li:last-child')?.scrollIntoView({ block: 'start' })
    element?.querySelector('input')?.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    if (key !== openedAt.current) dialog.current?.close()
  }, [key])

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby="assistant-title"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <div className={classes.inside}>
        <div className={classes.head}>
          <Renty size={48} />
          <h2 id="assistant-title" className={classes.title}>
            {t('open')}
          </h2>
          <button
            type="button"
            className={classes.close}
            aria-label={t('close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className={classes.body}>
          <AssistantChat />
        </div>
      </div>
    </dialog>
  )
}
