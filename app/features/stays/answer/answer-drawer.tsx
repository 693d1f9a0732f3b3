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

/** The page of an answer with the text that was written into it. */
export type WrittenAnswer = AnswerPageData

type AnswerDrawerProps = {
  /** The address of the page on which the stay is answered. */
  address: string
  isOpen: boolean
  /** The number of the opening. */
  times: number
  /** What was written before; null begins with what is known now. */
  draft: WrittenAnswer | null
  /** Gets the written draft; null if the prepared answer was not changed. */
  onClose: (draft: WrittenAnswer | null) => void
}

/**
 * Answers a stay beside the list from which it was opened. It shows what the page of the answer shows; the answer
 * itself is sent as a document, so that a refused one stands on that page with its draft.
 */
export function AnswerDrawer({ address, isOpen, times, draft, onClose }: AnswerDrawerProps) {
  const { t } = useTranslation('staff')
  const stays = useTranslation('stays').t
  const fetcher = useFetcher<AnswerPageData>({ key: `answer-${times}` })
  const { load, data = draft } = fetcher
  const body = useRef<HTMLDivElement>(null)
  // `load` changes with the key.
  useEffect(() => {
    if (!draft) load(address)
  }, [address, draft, load])
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={() => onClose(data && writtenDraft(body.current, data, data === draft))}
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
            <AnswerContent key={times} data={data} fetcher={fetcher} />
          ) : (
            <p role="status">{stays('answer.loading')}</p>
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}

/** The answer as its fields say it; null if they still say what was prepared. */
function writtenDraft(
  body: HTMLElement | null,
  data: AnswerPageData,
  wasWritten: boolean,
): WrittenAnswer | null {
  const subject = body?.querySelector<HTMLInputElement>('[name=subject]')
  const text = body?.querySelector<HTMLTextAreaElement>('[name=text]')
  if (!subject || !text) return null
  const isChanged = [subject, text].some(({ value, defaultValue }) => value !== defaultValue)
  return wasWritten || isChanged ? { ...data, subject: subject.value, text: text.value } : null
}
