import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AssistantShortcut } from '~/features/assistant/launcher/assistant-shortcut'
import { href } from '~/routing/href'
import { iconButtonClass } from '~/ui/button/button-class'
import { Icon } from '~/ui/icons/icon'
import { Brand } from '~/features/site/brand'
import { ContactLinks } from '~/features/site/contact/contact-links'
import { LanguageLinks } from '../header/language-links'
import { useSite } from '~/features/site/use-site'
import { WhatsAppShortcut } from './whatsapp-shortcut'
import classes from './site-footer.module.css'

export function SiteFooter() {
  const { settings, menu, locale } = useSite()
  const { t } = useTranslation()
  return (
    <footer className={classes.footer}>
      <Ridge />
      <div className={classes.ground}>
        <div className={`content ${classes.columns}`}>
          <div className={classes.about}>
            <Brand />
            <p className={classes.text}>{settings.footerText}</p>
            <ul className={classes.social}>
              {settings.socialLinks.map(({ network, url }) => (
                <li key={network}>
                  <a
                    href={url}
                    rel="noopener noreferrer"
                    target="_blank"
                    aria-label={t('onNetwork', { brand: settings.brandName, network })}
                    className={iconButtonClass({})}
                  >
                    <Icon name={network} size={22} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <nav aria-labelledby="footer-explore">
            <h2 id="footer-explore" className={classes.heading}>
              {t('explore')}
            </h2>
            <ul className={classes.links}>
              {[...menu.sections, ...menu.footer]
                .filter(
                  (entry, index, all) => all.findIndex((e) => e.page === entry.page) === index,
                )
                .map((entry) => (
                  <li key={entry.page}>
                    <Link to={href(entry.page, locale)}>{entry.label}</Link>
                  </li>
                ))}
              <li>
                <Link to={href('search', locale)}>{t('search')}</Link>
              </li>
            </ul>
          </nav>
          <div>
            <h2 className={classes.heading}>{t('contact')}</h2>
            <ContactLinks />
            <address className={classes.address}>
              {settings.address}
              {settings.officeHours && <span>{settings.officeHours}</span>}
            </address>
          </div>
          <div className={classes.languages}>
            <h2 className={classes.heading}>{t('language')}</h2>
            <LanguageLinks className={classes.language} />
          </div>
        </div>
        <p className={`content ${classes.copyright}`}>
          {t('copyright', { year: settings.copyrightYear, brand: settings.brandName })} ·{' '}
          {t('rights')}
        </p>
      </div>
      <AssistantShortcut />
      <WhatsAppShortcut />
    </footer>
  )
}

/** Agua, Acatenango and Fuego: where the page ends and the ground begins. */
function Ridge() {
  return (
    <svg
      className={classes.ridge}
      viewBox="0 0 1440 150"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        d="M0 150V112l150-18 130-62q12-6 24 0l140 70 130 10 150-46 66-44q10-7 20 0l44 30 40-22q9-5 18 1l150 84 178 12 200-22v65Z"
        fill="#2b4150"
      />
      <path d="M0 150v-22l260-14 300 18 330-22 280 20 270-18v38Z" fill="#1d2b36" />
    </svg>
  )
}
