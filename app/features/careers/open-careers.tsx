import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { Icon } from '~/ui/icons/icon'
import cover from '~/ui/layout/cover-link.module.css'
import type { OpenCareer } from './open-career'
import classes from './open-careers.module.css'

type OpenCareersProps = { careers: OpenCareer[]; title?: string }

/** The vacancies that take applications, each a link to its page. */
export function OpenCareers({ careers, title }: OpenCareersProps) {
  const { t } = useTranslation('careers')
  const { locale } = useSite()
  if (careers.length === 0) return null
  return (
    <section id="careers" aria-labelledby="careers-title" className={`content ${classes.section}`}>
      <h2 id="careers-title" className={classes.title}>
        {title ?? t('openTitle')}
      </h2>
      <ul className={classes.careers}>
        {careers.map((career) => (
          <li key={career.id} className={classes.career}>
            <div>
              <h3 className={classes.name}>
                <Link to={href('career', locale, { id: career.slug })} className={cover.link}>
                  {career.title}
                </Link>
              </h3>
              <p className={classes.summary}>{career.summary}</p>
            </div>
            <p className={classes.facts}>
              {[t(`employmentTypes.${career.employmentType}`), career.place]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <Icon name="arrow-right" size={22} className={classes.arrow} />
          </li>
        ))}
      </ul>
    </section>
  )
}
