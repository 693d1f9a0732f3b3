import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { seconds } from '~/platform/units/duration'
import { Icon } from '~/ui/icons/icon'
import type { ReportKind } from './report-kind'
import classes from './reported-notice.module.css'

/** How long it stays (leads-and-content.md §9). */
const shownFor = seconds(10)

type ReportedNoticeProps = { kind: ReportKind; onOver: () => void }

/** Says over the page that a report has arrived. */
export function ReportedNotice({ kind, onOver }: ReportedNoticeProps) {
  const { t } = useTranslation('leads')
  useEffect(() => {
    const timer = setTimeout(onOver, shownFor)
    return () => clearTimeout(timer)
  }, [kind, onOver])
  return (
    <div role="status" className={classes.notice}>
      <Icon name="check" size={24} />
      <p>
        <strong>{t(`report.done.${kind}`)}</strong> {t('report.evaluated')}
      </p>
      <button
        type="button"
        className={classes.close}
        aria-label={t('report.close')}
        onClick={onOver}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}
