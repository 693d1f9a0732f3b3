import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { seconds } from '~/platform/units/duration'
import { IconButton } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import type { ReportKind } from './report-kind'
import classes from './reported-notice.module.css'

/** How long it stays (leads-and-content.md §9). */
const shownFor = seconds(10)

type ReportedNoticeProps = { kind: ReportKind; onOver: () => void }

/** Says over the page that a report has arrived, within a live region. */
export function ReportedNotice({ kind, onOver }: ReportedNoticeProps) {
  const { t } = useTranslation('report')
  useEffect(() => {
    const timer = setTimeout(onOver, shownFor)
    return () => clearTimeout(timer)
  }, [kind, onOver])
  const notice = useFocusBefore()
  return (
    <div ref={notice} className={classes.notice}>
      <Icon name="check" size={24} />
      <p>
        <strong>{t(`done.${kind}`)}</strong> {t('evaluated')}
      </p>
      <IconButton
        icon="close"
        iconSize={18}
        label={t('close')}
        className={classes.close}
        onClick={onOver}
      />
    </div>
  )
}

/** Gives the focus that goes with the notice back to what had it before: the link that opened the form. */
function useFocusBefore() {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { activeElement: before } = document
    const notice = ref.current
    return () => {
      if (!notice?.contains(document.activeElement)) return
      const isKept = before instanceof HTMLElement && before !== document.body && before.isConnected
      const next = isKept ? before : document.getElementById('content')
      next?.focus({ preventScroll: true })
    }
  }, [])
  return ref
}
