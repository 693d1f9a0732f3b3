import { Drawer } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerContent } from './answer-content'
import classes from './answer-drawer.module.css'
import type { AnswerPageData } from './read-answer-page.server'

type AnswerDrawerProps = {
  /** The address of the page on which the stay is answered. */
  address: string
  isOpen: boolean
  /** How often it was opened: each time begins with what is known then. */
  times: number
  onClose: () => void
}

/**
 * Answers a stay beside the list from which it was opened. It shows what the page of the answer shows; the answer
 * itself is sent as a document, so that a refused one stands on that page with its draft.
 */
export function AnswerDrawer({ address, isOpen, times, onClose }: AnswerDrawerProps) {
  const { t } = useTranslation('staff')
  const stays = useTranslation('stays').t
  const fetcher = useFetcher<AnswerPageData>({ key: `answer-${times}` })
  const { load, data } = fetcher
  useEffect(() => {
    if (isOpen) load(address)
  }, [address, isOpen, load])
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="62rem"
      transitionProps={{ duration: 0 }}
      // It adds a style element, which the policy of the desk does not allow.
      lockScroll={false}
      classNames={{ content: classes.content ?? '', title: classes.title ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* The banner is that of the desk. */}
        <Drawer.Header role="none">
          <Drawer.Title>{data?.title ?? stays('answer.open')}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('news.close')} size="xl" />
        </Drawer.Header>
        <Drawer.Body>
          {data ? (
            <AnswerContent data={data} fetcher={fetcher} />
          ) : (
            <p role="status">{stays('answer.loading')}</p>
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
