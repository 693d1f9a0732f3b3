import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { ButtonLink } from '~/ui/button/button'
import classes from './empty-inquiry.module.css'
import { Suitcase } from './suitcase'

/** Nothing is chosen: how to choose, and where. */
export function EmptyInquiry() {
  const { t } = useTranslation('inquiry')
  const { menu, locale } = useSite()
  return (
    <div className={`content ${classes.empty}`}>
      <Suitcase className={classes.picture} />
      <h1 className={classes.title}>{t('emptyTitle')}</h1>
      <p className={classes.text}>{t('emptyText')}</p>
      <ul className={classes.sections}>
        {menu.sections.map(({ page, label }) => (
          <li key={page}>
            <ButtonLink to={href(page, locale)}>{label}</ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
