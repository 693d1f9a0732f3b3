import { useMatches } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { type SectionKey, sectionKeys } from '~content/section-key'
import { ReportLink } from '~/features/leads/report/report-link'
import { offeredKinds, type ReportTarget } from '~/features/leads/report/report-target'
import { Icon } from '~/ui/icons/icon'
import { Popup } from '~/ui/layout/popup'
import { providerModalId } from '~/features/site/provider-modal-id'
import { useSite } from '~/features/site/use-site'
import type { DetailPageData } from '~/features/listings/detail/read-detail-page.server'
import type { GonePageData } from '~/features/listings/gone/read-gone-page.server'
import { providerLink } from './provider-link'
import classes from './provider-modal.module.css'

/** Sends owners and agents to the partner's provider portal, to the form of what they offer. */
export function ProviderModal() {
  const { settings, menu, locale, origin } = useSite()
  const { t } = useTranslation()
  const { t: report } = useTranslation('report')
  const shown = shownPlace(useMatches())
  const { providerPortalUrl } = settings
  return (
    <Popup id={providerModalId} title={settings.providerTitle}>
      <p>{settings.providerText}</p>
      {providerPortalUrl && (
        <>
          <p className={classes.question}>{t('providerType')}</p>
          <ul>
            {menu.sections.map((entry) => (
              <li key={entry.page}>
                <a
                  className={classes.type}
                  href={providerLink(providerPortalUrl, origin, entry.page as SectionKey, locale)}
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
        </>
      )}
      {shown && (
        <>
          <p className={classes.question}>{report('fromModal')}</p>
          <ul>
            {offeredKinds(shown).map((kind) => (
              <li key={kind}>
                <ReportLink kind={kind} target={shown} className={classes.type}>
                  {report(`title.${kind}`)}
                </ReportLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Popup>
  )
}

type Match = { id: string; data: unknown }

/** The place whose own page is shown, among a page's matches; null on any other page or where it failed. */
function shownPlace(matches: readonly Match[]): ReportTarget | null {
  const detail = matches.find(({ id }) => sectionKeys.some((key) => id.endsWith(`/${key}Detail`)))
  const data = detail?.data as DetailPageData | GonePageData | undefined
  if (!data || 'gone' in data) return null
  const { slug, name, providerName } = data.listing
  return { slug, name, path: data.path, providerName }
}
