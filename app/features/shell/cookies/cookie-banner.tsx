import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { cookiePolicyHref, policiesHref } from '~/features/contact/policies-href'
import { Button } from '~/ui/button/button'
import { needs } from '~/ui/layout/needs-scripts'
import classes from './cookie-banner.module.css'
import { useSite } from '~/features/site/use-site'

/**
 * Says what the site keeps in the browser; takes no focus. The first script shows it after a minute and hides it once
 * accepted. Pages of a private link keep nothing there and go without it: it would cover the buttons by which one signs
 * on a phone.
 */
export function CookieBanner() {
  const { t } = useTranslation('legal')
  const { locale } = useSite()
  return (
    <section className={classes.banner} aria-label={t('cookies.title')}>
      <p className={classes.text}>
        {t('cookies.text')} <Link to={policiesHref(locale)}>{t('cookies.privacy')}</Link>{' '}
        <Link to={cookiePolicyHref(locale)}>{t('cookies.policy')}</Link>
      </p>
      <Button kind="light" size="small" data-accept-cookies="" {...needs('never')}>
        {t('cookies.accept')}
      </Button>
    </section>
  )
}
