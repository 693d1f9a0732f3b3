import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { ButtonLink } from '~/ui/button/button'
import { needs } from '~/ui/layout/needs-scripts'
import type { Requirement } from '../requirement/requirement'
import classes from './problem-actions.module.css'

type ProblemActionsProps = {
  requirement: Requirement
  /** Takes the product off the inquiry. */
  onDelete: () => void
}

/**
 * What every message of the verify call offers: delete the product, or edit it on its page. Without script nothing is
 * stored, so "delete" links to the inquiry page without a product.
 */
export function ProblemActions({ requirement, onDelete }: ProblemActionsProps) {
  const { t } = useTranslation('inquiry')
  const { locale } = useSite()
  return (
    <div className={classes.actions}>
      <ButtonLink kind="primary" size="small" to={requirement.link}>
        {t('problemEdit')}
      </ButtonLink>
      <ButtonLink
        size="small"
        to={href('inquireNow', locale)}
        {...needs('click')}
        onClick={onDelete}
      >
        {t('problemDelete')}
      </ButtonLink>
    </div>
  )
}
