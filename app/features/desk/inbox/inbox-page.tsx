import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import privatePage from '~/features/private-pages/private-page.module.css'
import { useLivePage } from '~/features/staff/live/use-live-page'
import { href } from '~/routing/href'
import type { InboxReply } from './bulk-actions'
import { followTicks } from './browser/follow-ticks'
import { type AnswerTarget, useAnswering } from './browser/use-answering'
import { useArrivals } from './browser/use-arrivals'
import { BulkBar } from './bulk-bar'
import { BulkProblem } from './bulk-problem'
import { InboxFilterForm } from './inbox-filter-form'
import { InboxKeys } from './inbox-keys'
import { InboxList } from './inbox-list'
import { inboxAddress } from './inbox-query'
import type { InboxData } from './read-inbox.server'
import classes from './inbox.module.css'

const loadDrawer = () => import('~/features/stays/answer/answer-drawer')
const AnswerDrawer = lazy(async () => ({ default: (await loadDrawer()).AnswerDrawer }))

type InboxPageProps = { data: InboxData; reply: InboxReply | undefined }

/**
 * Stays and leads that wait, the latest first. Works by links and forms alone; its script adds keys, rows that come
 * without reloading, and a drawer in which a stay is answered.
 */
export function InboxPage({ data, reply: answer }: InboxPageProps) {
  const { t } = useTranslation('desk')
  const { locale, filters, total, rows, hasOlder, done, answered } = data
  const { target, open, close, hasDraft, ...answering } = useAnswering()
  // Kept in state: Remix drops the answer of the action on hydration and on each revalidation.
  const [reply] = useState(answer)
  useLivePage()
  const arrived = useArrivals(rows, filters.page)
  // The ticks are counted again when the rows change.
  useEffect(followTicks, [rows])
  // Mantine gives the focus back from the second time on: the drawer is there with its first opening.
  const opener = useRef<HTMLElement | null>(null)
  async function openAnswer(next: AnswerTarget, link: HTMLElement): Promise<void> {
    try {
      await loadDrawer()
      opener.current = link
      open(next)
    } catch {
      // If the drawer cannot be loaded, the answer is written on its own page.
      location.assign(next.address)
    }
  }
  const pagePath = (page: number) => href('staffInbox', locale, {}, inboxAddress(filters, page))
  return (
    <>
      <div className={privatePage.head}>
        <h1 className={privatePage.title}>{t('inbox.title')}</h1>
        <p className={classes.total}>{t('inbox.total', { count: total })}</p>
      </div>
      <InboxFilterForm data={data} />
      {done > 0 && !reply && (
        <p role="status" className={privatePage.done}>
          {t('inbox.done', { count: done })}
        </p>
      )}
      {answered && !reply && (
        <p role="status" className={privatePage.done}>
          {t('inbox.answered', { reference: answered })}
        </p>
      )}
      {reply && <BulkProblem reply={reply} />}
      {rows.some(({ panel }) => panel === null) && <BulkBar data={data} reply={reply} />}
      <p role="status" className={classes.news}>
        {arrived.size > 0 && t('inbox.arrived', { count: arrived.size })}
      </p>
      {rows.length === 0 ? (
        <p className={privatePage.none}>{t('inbox.none')}</p>
      ) : (
        <InboxList
          data={data}
          ticked={reply?.missed ?? []}
          arrived={arrived}
          hasDraft={hasDraft}
          onAnswer={(next, link) => void openAnswer(next, link)}
        />
      )}
      <p className={privatePage.actions}>
        {filters.page > 1 && <a href={pagePath(filters.page - 1)}>{t('inbox.newer')}</a>}
        {hasOlder && <a href={pagePath(filters.page + 1)}>{t('inbox.older')}</a>}
      </p>
      <InboxKeys />
      {target && (
        <Suspense fallback={null}>
          <AnswerDrawer
            address={target.address}
            {...answering}
            onClose={(draft) => {
              close(draft)
              // News may have taken its row away.
              const link = opener.current?.isConnected ? opener.current : null
              const next = link ?? document.getElementById('content')
              next?.focus({ preventScroll: true })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
