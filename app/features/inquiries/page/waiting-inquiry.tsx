import { useTranslation } from 'react-i18next'
import { EmptyInquiry } from './empty-inquiry'
import type { InquiryPageData } from './read-inquiry-page.server'
import { needs } from '~/ui/layout/needs-scripts'
import classes from './waiting-inquiry.module.css'

/**
 * Before React has hydrated the page: the shape of the form where the device keeps an inquiry, else how to choose a
 * place, which needs no script.
 */
export function WaitingInquiry({ words }: Pick<InquiryPageData, 'words'>) {
  const { t } = useTranslation('inquiry')
  return (
    <>
      <div className={classes.nothing}>
        <EmptyInquiry />
      </div>
      <div className={`content ${classes.page}`} aria-busy="true" {...needs('inquiry')}>
        <p className={classes.title}>{t('title')}</p>
        <p className={classes.lead}>{words.responsePromise}</p>
        <p role="status" className="visually-hidden">
          {t('loading')}
        </p>
        <div className={classes.columns}>
          <div className={classes.card} />
          <div className={classes.fields}>
            {Array.from({ length: 6 }, (_, index) => (
              <div key={index} className={classes.field} />
            ))}
          </div>
        </div>
      </div>
    </>
  )
}
