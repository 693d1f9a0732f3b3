import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '~/ui/button/button'
import type { Requirement } from '../requirement/requirement'
import classes from './problem-actions.module.css'

type ProblemActionsProps = {
  requirement: Requirement
  /** Takes the product off the inquiry; absent if nothing is kept that could be deleted. */
  onDelete?: (() => void) | undefined
}

/** What every message of the verify call offers: delete the product, or edit it on its page. */
export function ProblemActions({ requirement, onDelete }: ProblemActionsProps) {
  const { t } = useTranslation('inquiry')
  return (
    <div className={classes.actions}>
      <ButtonLink kind="primary" size="small" to={requirement.link}>
        {t('problemEdit')}
      </ButtonLink>
      {onDelete && (
        <Button size="small" onClick={onDelete}>
          {t('problemDelete')}
        </Button>
      )}
    </div>
  )
}
