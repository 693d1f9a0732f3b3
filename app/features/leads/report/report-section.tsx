import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '~/ui/button/button-class'
import { Icon } from '~/ui/icons/icon'
import { loadUntilThere } from '~/ui/layout/load-until-there'
import type { LeadReply } from '../form/lead-reply'
import type { ShownReport } from './read-shown-report.server'
import { reportSectionId } from './report-kind'
import { ReportLink } from './report-link'
import classes from './report-section.module.css'
import { offeredKinds, type ReportTarget } from './report-target'

const ReportForm = lazy(async () => ({
  default: (await loadUntilThere(() => import('./report-form'))).ReportForm,
}))

type ReportSectionProps = {
  target: ReportTarget
  shown: ShownReport
  reply: LeadReply | undefined
}

const icons = { productReport: 'flag', providerReport: 'people', productClaim: 'key' } as const

/** Where visitors say that something is not right with a place, and owners that it is theirs. */
export function ReportSection({
  target,
  shown: { requested, reported },
  reply,
}: ReportSectionProps) {
  const { t } = useTranslation('report')
  return (
    <section id={reportSectionId} className={classes.section} aria-labelledby="report-heading">
      <h2 id="report-heading" className={classes.heading}>
        {t('heading')}
      </h2>
      {reported && (
        <p role="status" className={classes.done}>
          <strong>{t(`done.${reported}`)}</strong> {t('evaluated')}
        </p>
      )}
      <ul className={classes.links}>
        {offeredKinds(target).map((kind) => (
          <li key={kind}>
            <ReportLink kind={kind} target={target} className={buttonClass({ kind: 'text' })}>
              <Icon name={icons[kind]} size={18} />
              {t(`title.${kind}`)}
            </ReportLink>
          </li>
        ))}
      </ul>
      {requested && (
        <div className={`panel ${classes.form}`}>
          <style dangerouslySetInnerHTML={{ __html: requested.styles }} />
          <h3 id="report-title" className={classes.title}>
            {t(`title.${requested.kind}`)}
          </h3>
          <Suspense>
            <ReportForm
              id="report-here"
              kind={requested.kind}
              target={target}
              data={requested.data}
              reply={reply}
            />
          </Suspense>
        </div>
      )}
    </section>
  )
}
