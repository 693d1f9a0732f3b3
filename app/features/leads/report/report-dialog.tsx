import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { resources } from '~/routing/resources'
import { Button } from '~/ui/button/button'
import { Modal, ModalHead } from '~/ui/overlays/modal'
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
  const { t } = useTranslation(['leads', 'report', 'forms'])
  const data = useLeadFormData()

  return (
    <Modal labelledBy="report-title" className={classes.dialog} onClose={onClose}>
      <ModalHead
        titleId="report-title"
        title={t(`report:title.${kind}`)}
        closeLabel={t('report:close')}
      />
      <p className={classes.about}>{target.name}</p>
      <div className={classes.kinds} role="group" aria-label={t('report.about')}>
        {offeredKinds(target).map((offered) => (
          <Button
            key={offered}
            kind="chip"
            aria-pressed={offered === kind}
            onClick={() => setKind(offered)}
          >
            {t(`report.choose.${offered}`)}
          </Button>
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
          action={reportHref(target, kind)}
          onAccepted={() => onReported(kind)}
        />
      )}
    </Modal>
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
