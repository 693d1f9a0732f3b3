import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { formatLongDay } from '~/platform/time/format-long-day'
import { ButtonLink } from '~/ui/button/button'
import { Icon, type IconName } from '~/ui/icons/icon'
import classes from './career-facts.module.css'
import type { CareerPageData } from './read-career-page.server'
import { findSalary } from './salary'

/** Employment, place, salary and last day of a vacancy, and the way to its form. */
export function CareerFacts({ career }: Pick<CareerPageData, 'career'>) {
  const { t } = useTranslation('careers')
  const { locale } = useSite()
  const { employmentType, town, remote, lastDay } = career
  const salary = findSalary(career)
  const place = [town?.name, remote && t(town ? 'remote' : 'remoteAlone')].filter(Boolean)
  return (
    <aside aria-labelledby="career-facts" className={`panel ${classes.facts}`}>
      <h2 id="career-facts" className={classes.title}>
        {t('facts')}
      </h2>
      <dl className={classes.list}>
        <Fact icon="clock" name={t('employment')}>
          {t(`employmentTypes.${employmentType}`)}
        </Fact>
        {place.length > 0 && (
          <Fact icon="pin" name={t('place')}>
            {place.join(', ')}
          </Fact>
        )}
        {salary && (
          <Fact icon="coin" name={t('salary')}>
            {salary.key === 'salaryRange'
              ? t(salary.key, { from: salary.from, to: salary.to })
              : t(salary.key, { amount: salary.amount })}
          </Fact>
        )}
        <Fact icon="calendar" name={t('closing')}>
          {lastDay ? (
            <time dateTime={lastDay}>{formatLongDay(lastDay, locale)}</time>
          ) : (
            t('closingFilled')
          )}
        </Fact>
      </dl>
      <ButtonLink kind="primary" href="#apply-title" className={classes.button}>
        {t('apply')}
      </ButtonLink>
    </aside>
  )
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.name}>
        <Icon name={icon} />
        {name}
      </dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  )
}
