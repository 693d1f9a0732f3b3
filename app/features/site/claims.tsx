import { useTranslation } from 'react-i18next'
import { useSite } from './use-site'
import classes from './claims.module.css'

/**
 * What the business says of itself in numbers, as the settings have it; `inRow` sets all beside each other on wide
 * screens.
 */
export function Claims({ inRow = false }: { inRow?: boolean }) {
  const { t } = useTranslation()
  const { claims } = useSite().settings
  if (claims.length === 0) return null
  return (
    <dl className={classes.claims} data-row={inRow ? '' : undefined} aria-label={t('inNumbers')}>
      {claims.map((claim) => (
        <div key={claim.label} className={classes.claim}>
          <dt>{claim.label}</dt>
          <dd>{claim.value}</dd>
        </div>
      ))}
    </dl>
  )
}
