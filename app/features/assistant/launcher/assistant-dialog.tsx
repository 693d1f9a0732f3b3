import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal, ModalClose } from '~/ui/overlays/modal'
import { AssistantChat } from '../chat/assistant-chat'
import { Renty } from '../chat/renty'
import classes from './assistant-dialog.module.css'

/** The assistant in a modal, open at the end of the conversation; following a link closes it. */
export function AssistantDialog({ onClose }: { onClose: () => void }) {
  // An answer may show cards of places, whose words not every page has.
  const { t } = useTranslation(['assistant', 'listings'])
  const { key } = useLocation()
  const inside = useRef<HTMLDivElement>(null)
  const openedAt = useRef(key)

  useEffect(() => {
    const element = inside.current
    element?.querySelector('ol > li:last-child')?.scrollIntoView({ block: 'start' })
    element?.querySelector('input')?.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    if (key !== openedAt.current) inside.current?.closest('dialog')?.close()
  }, [key])

  return (
    <Modal labelledBy="assistant-title" className={classes.dialog} closesOnGround onClose={onClose}>
      <div ref={inside} className={classes.inside}>
        <div className={classes.head}>
          <Renty size={48} />
          <h2 id="assistant-title" className={classes.title}>
            {t('open')}
          </h2>
          <ModalClose label={t('close')} />
        </div>
        <div className={classes.body}>
          <AssistantChat />
        </div>
      </div>
    </Modal>
  )
}
