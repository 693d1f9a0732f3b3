import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { resources } from '~/routing/table'
import { Icon } from '~/ui/icons/icon'
import { leadFormDataSchema, type LeadFormData } from '../form/lead-form-data'
import type { OpenedReport } from './open-report'
import classes from './report-dialog.module.css'
import { ReportForm } from './report-form'
import type { ReportKind } from './report-kind'
import { offeredKinds, reportHref } from './report-target'

type ReportDialogProps = {
  opened: OpenedReport
  onClose: () => void
  onReported: (kind: ReportKind) => void
}

/** The form about a place, over the page from which it was opened (leads-and-content.md §2). */
export function ReportDialog({ opened, onClose, onReported }: ReportDialogProps) {
  const { target } = opened
  const [kind, setKind] = useState(opened.kind)
  const { t } = useTranslation('leads')
  const dialog = useRef<HTMLDialogElement>(null)
  const data = useLeadFormData()
  useEffect(() => {
    const shown = dialog.current
    if (shown && !shown.open) shown.showModal()
    return () => shown?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby="report-title"
      onClose={onClose}
    >
      <div className={classes.head}>
        <h2 id="report-title" className={classes.title}>
          {t(`report.title.${kind}`)}
        </h2>
        <button
          type="button"
          className={classes.close}
          aria-label={t('report.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <p className={classes.about}>{target.name}</p>
      <div className={classes.kinds} role="group" aria-label={t('report.about')}>
        {offeredKinds(target).map((offered) => (
          <button
            key={offered}
            type="button"
            aria-pressed={offered === kind}
            onClick={() => setKind(offered)}
          >
            {t(`report.choose.${offered}`)}
          </button>
        ))}
      </div>
      {data === 'loading' && <p role="status">{t('report.loading')}</p>}
      {data === 'failed' && (
        <p>
          <a href={reportHref(target, kind)}>{t('report.onPage')}</a>
        </p>
      )}
      {typeof data === 'object' && (
        <ReportForm
          id="report-form"
          kind={kind}
          target={target}
          data={data}
          reply={undefined}
          onAccepted={() => onReported(kind)}
        />
      )}
    </dialog>
  )
}

/** Pages without a form do not carry what forms need. */
function useLeadFormData(): LeadFormData | 'loading' | 'failed' {
  const { locale } = useSite()
  const [data, setData] = useState<LeadFormData | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const aborter = new AbortController()
    fetch(`/${resources.leadFormApi.path}?language=${locale}`, { signal: aborter.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`The form's data answered ${response.status}`)
        setData(leadFormDataSchema.parse(await response.json()))
      })
      .catch(() => {
        if (!aborter.signal.aborted) setData('failed')
      })
    return () => aborter.abort()
  }, [locale])
  return data
}
