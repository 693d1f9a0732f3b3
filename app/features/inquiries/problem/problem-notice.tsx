import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icons/icon'
import type { Requirement } from '../requirement/requirement'
import { ProblemActions } from './problem-actions'
import { ProblemItem } from './problem-item'
import classes from './problem-notice.module.css'

type ProblemNoticeProps = {
  requirement: Requirement
  message: string
  onDelete: () => void
}

/** The same warning on the page itself, where it stays, and where visitors without script read it. */
export function ProblemNotice({ requirement, message, onDelete }: ProblemNoticeProps) {
  const { t } = useTranslation('inquiry')
  return (
    <section className={classes.notice} aria-labelledby="problem-notice">
      <h2 id="problem-notice" className={classes.title}>
        <Icon name="warning" />
        {t('problemTitle')}
      </h2>
      <ProblemItem requirement={requirement} message={message} />
      <ProblemActions requirement={requirement} onDelete={onDelete} />
    </section>
  )
}
