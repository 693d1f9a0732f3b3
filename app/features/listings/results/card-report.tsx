import { useTranslation } from 'react-i18next'
import { ReportLink } from '~/features/leads/report/report-link'
import type { ListingCard } from '~/features/catalogue/card/listing-card'
import classes from './card-report.module.css'

type CardReportProps = { card: ListingCard; href: string }

/** Quiet words to say that something is not right with a place of a list, beside the one link of its card. */
export function CardReport({ card, href }: CardReportProps) {
  const { t } = useTranslation('report')
  const [path = href] = href.split('?')
  return (
    <ReportLink
      kind="productReport"
      target={{ slug: card.slug, name: card.name, path, providerName: null }}
      className={classes.report}
      label={t('reportNamed', { name: card.name })}
    >
      {t('short')}
    </ReportLink>
  )
}
