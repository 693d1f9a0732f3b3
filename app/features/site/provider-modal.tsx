import { useTranslation } from 'react-i18next'
import type { SectionKey } from '~content/section-key'
import { Icon } from '~/ui/icons/icon'
import { Popup } from '~/ui/layout/popup'
import { providerLink } from './provider-link'
import { providerModalId } from './provider-modal-id'
import { useSite } from './use-site'
import classes from './provider-modal.module.css'

/** Sends owners and agents to the partner's provider portal, to the form of what they offer. */
export function ProviderModal() {
  const { settings, menu, locale, origin } = useSite()
  const { t } = useTranslation()
  return (
    <Popup id={providerModalId} title={settings.providerTitle}>
      <p>{settings.providerText}</p>
      <p className={classes.question}>{t('providerType')}</p>
      <ul>
        {menu.sections.map((entry) => (
          <li key={entry.page}>
            <a
              className={classes.type}
              href={providerLink(
                settings.providerPortalUrl,
                origin,
                entry.page as SectionKey,
                locale,
              )}
              target="_blank"
              rel="noopener noreferrer"
            >
              {entry.label}
              <span className="visually-hidden">{t('opensInNewTab')}</span>
              <Icon name="external" />
            </a>
          </li>
        ))}
      </ul>
    </Popup>
  )
}
