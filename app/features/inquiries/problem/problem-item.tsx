import { useTranslation } from 'react-i18next'
import { requestedSection } from '../requirement/requested-section'
import type { Requirement } from '../requirement/requirement'
import classes from './problem-item.module.css'

type ProblemItemProps = { requirement: Requirement; message: string }

/** The numbered product, its kind, and what is wrong with it. */
export function ProblemItem({ requirement, message }: ProblemItemProps) {
  const { t } = useTranslation('inquiry')
  const kind = t(`kinds.${requestedSection(requirement)}`)
  return (
    <>
      <p className={classes.product}>
        {t('problemItem', { number: 1, name: requirement.name, kind })}
      </p>
      <p>{message}</p>
    </>
  )
}
