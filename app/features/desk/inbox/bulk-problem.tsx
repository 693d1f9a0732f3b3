import { useTranslation } from 'react-i18next'
import privatePage from '~/features/private-pages/private-page.module.css'
import type { InboxReply } from './bulk-actions'

/** How many ticked stays were changed, which were not, and why. */
export function BulkProblem({ reply: { done, missed, problem } }: { reply: InboxReply }) {
  const { t } = useTranslation('desk')
  return (
    <p role="alert" className={privatePage.problem}>
      {done > 0 && `${t('inbox.done', { count: done })} `}
      {t(`inbox.problems.${problem}`, { missed: missed.join(', ') })}
    </p>
  )
}
