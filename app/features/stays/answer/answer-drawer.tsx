import { Drawer } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerContent } from './answer-content'
import classes from './answer-drawer.module.css'
import type { AnswerPageData } from './read-answer-page.server'

type AnswerDrawerProps = {
  /** The address of the page on which the stay is answered. */
  address: string
  isOpen: boolean
  /** Each number begins with what is known then; the same one goes on with what was written. */
  times: number
  /** Is told whether somebody changed the prepared answer. */
  onClose: (isWritten: boolean) => void
}

/**
 * Answers a stay beside the list from which it was opened. It shows what the page of the answer shows; the answer
 * itself is sent as a document, so that a refused one stands on that page with its draft. What was written stays while it
 * is closed.
 */
export function AnswerDrawer({ address, isOpen, times, onClose }: AnswerDrawerProps) {
  const { t } = useTranslation('staff')
  const stays = useTranslation('stays').t
  const fetcher = useFetcher<AnswerPageData>({ key: `answer-${times}` })
  const { load, data } = fetcher
  const body = useRef<HTMLDivElement>(null)
  // `load` changes with the key.
  useEffect(() => {
    load(address)
  }, [address, load])
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={() => onClose(isWritten(body.current))}
      keepMounted
      closeOnClickOutside={false}
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
        <Drawer.Body ref={body}>
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

function isWritten(body: HTMLElement | null): boolean {
  const fields = body?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    '[name=subject], [name=text]',
  )
  return [...(fields ?? [])].some(({ value, defaultValue }) => value !== defaultValue)
}
