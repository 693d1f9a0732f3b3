import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumb } from '~/features/site/head/breadcrumb'
import { useSite } from '~/features/site/use-site'
import { CareerFacts } from './career-facts'
import classes from './career-page.module.css'
import { careerTrail } from './career-trail'
import { ClosedCareer } from './closed-career'
import { OpenCareers } from '../open-careers'
import type { CareerPageData } from './read-career-page.server'

type CareerPageProps = {
  data: CareerPageData
  /** The application form. */
  form: ReactNode
}

/** A vacancy with its application form; a closed one says so and shows the others. */
export function CareerPage({ data, form }: CareerPageProps) {
  const { t } = useTranslation('careers')
  const site = useSite()
  const { career, isOpen, others, aboutUs } = data
  if (!isOpen) return <ClosedCareer title={career.title} others={others} />
  return (
    <>
      <article className="content">
        <header className={classes.head}>
          <Breadcrumb steps={careerTrail(aboutUs, site, career)} />
          <h1 className={classes.title}>{career.title}</h1>
          <p className={classes.summary}>{career.summary}</p>
        </header>
        <div className={classes.columns}>
          <CareerFacts career={career} />
          <div className={classes.prose} dangerouslySetInnerHTML={{ __html: career.html }} />
        </div>
      </article>
      <section className={classes.band} aria-labelledby="apply-title">
        <div className={`content ${classes.form}`}>
          <h2 id="apply-title" className={classes.formTitle}>
            {t('apply')}
          </h2>
          {form}
        </div>
      </section>
      <OpenCareers careers={others} title={t('otherTitle')} />
    </>
  )
}
