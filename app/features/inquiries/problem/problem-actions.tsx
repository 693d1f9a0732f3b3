import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Requirement } from '../requirement/requirement'
import classes from './problem-actions.module.css'

type ProblemActionsProps = {
  requirement: Requirement
  /** Takes the product off the inquiry; absent where nothing is kept that could be deleted. */
  onDelete?: (() => void) | undefined
}

/** What every message of the verify call offers: delete the product, or edit it on its page. */
export function ProblemActions({ requirement, onDelete }: ProblemActionsProps) {
  const { t } = useTranslation('inquiry')
  return (
    <div className={classes.actions}>
      <Link to={requirement.link} className={classes.edit}>
        {t('problemEdit')}
      </Link>
      {onDelete && (
        <button type="button" className={classes.delete} onClick={onDelete}>
          {t('problemDelete')}
        </button>
      )}
    </div>
  )
}
