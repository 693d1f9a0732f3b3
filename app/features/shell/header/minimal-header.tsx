import { useTranslation } from 'react-i18next'
import { Brand } from '~/features/site/brand'
import { buttonClass } from '~/ui/button/button-class'
import classes from './minimal-header.module.css'
import { LanguageLinks } from './language-links'

/** The header of a page that is to be read in peace: whose it is, and its languages. */
export function MinimalHeader() {
  const { t } = useTranslation()
  return (
    <header className={classes.header}>
      <div className={`content ${classes.row}`}>
        <Brand />
        <nav aria-label={t('language')} className={classes.languages}>
          <LanguageLinks className={buttonClass({ kind: 'quiet', size: 'small' })} />
        </nav>
      </div>
    </header>
  )
}
