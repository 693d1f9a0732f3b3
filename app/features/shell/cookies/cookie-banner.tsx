import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { cookiePolicyHref, policiesHref } from '~/features/contact/policies-href'
import { Button } from '~/ui/button/button'
import { acceptCookies } from './cookie-acceptance'
import classes from './cookie-banner.module.css'
import { useSite } from '~/features/site/use-site'

/** Says what the site keeps in the browser; takes no focus and covers nothing that one is working on. */
export function CookieBanner({ onAccept }: { onAccept: () => void }) {
  const { t } = useTranslation('legal')
  const { locale } = useSite()
  return (
    <section className={classes.banner} aria-label={t('cookies.title')}>
      <p className={classes.text}>
        {t('cookies.text')} <Link to={policiesHref(locale)}>{t('cookies.privacy')}</Link>{' '}
        <Link to={cookiePolicyHref(locale)}>{t('cookies.policy')}</Link>
      </p>
      <Button
        kind="light"
        size="small"
        onClick={() => {
          acceptCookies()
          onAccept()
        }}
      >
        {t('cookies.accept')}
      </Button>
    </section>
  )
}
