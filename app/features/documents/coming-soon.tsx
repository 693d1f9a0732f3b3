import { useTranslation } from 'react-i18next'
import { chatLink } from '~/features/site/contact/chat-link'
import { useSite } from '~/features/site/use-site'
import { ButtonLink } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import classes from './coming-soon.module.css'

/** In place of the text that a document does not have yet (contracts-and-routes.md §2.4). */
export function ComingSoon({ page }: { page: { waLink: string; waText: string } }) {
  const { t } = useTranslation('owners')
  const { settings } = useSite()
  return (
    <section className={`content ${classes.section}`} aria-labelledby="coming-soon">
      <div className={classes.card}>
        <h2 id="coming-soon" className={classes.title}>
          {t('comingSoon')}
        </h2>
        <p className={classes.text}>{t('comingSoonText')}</p>
        <ButtonLink href={chatLink(page, settings)} target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" />
          {t('comingSoonAsk')}
        </ButtonLink>
      </div>
    </section>
  )
}
