import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { TrailStep } from './page-trail'
import classes from './breadcrumb.module.css'

/** Where the visitor is; the last step is the page itself. */
export function Breadcrumb({ steps }: { steps: TrailStep[] }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={classes.trail}>
        {steps.map(({ name, path }, index) => (
          <li key={path}>
            {index < steps.length - 1 ? (
              <Link to={path}>{name}</Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
