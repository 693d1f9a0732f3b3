import { Flex, Link, Typography } from '@strapi/design-system'
import { useQueryParams } from '@strapi/strapi/admin'
import { useIntl } from 'react-intl'
import type { Panel } from './panel-host'
import { Checklist, SharedPage } from './page-checklist'
import { usePublishCheck } from './use-publish-check'

type PageLinksProps = { heading: string; pages: { locale: string; url: string }[] }

const languages: Record<string, string> = { en: 'English', es: 'Español' }

/** Links to the published page in each of its languages. */
function PageLinks({ heading, pages }: PageLinksProps) {
  if (pages.length === 0) return null
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography variant="omega" fontWeight="bold">
        {heading}
      </Typography>
      {pages.map(({ locale, url }) => (
        <Link key={locale} href={url} isExternal>
          {languages[locale] ?? locale}
        </Link>
      ))}
    </Flex>
  )
}

/** Shows beside an entry what prevents publishing it and what is missing. */
export const PublishCheckPanel: Panel = ({ activeTab, model, documentId, document }) => {
  const { formatMessage } = useIntl()
  const t = (id: string) => formatMessage({ id: `ceiba.check.${id}`, defaultMessage: id })
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>()
  const check = usePublishCheck({
    model,
    documentId: activeTab === 'draft' ? documentId : undefined,
    // A language without a saved version has an empty document; the URL names the language.
    locale: (document?.updatedAt ? document.locale : query.plugins?.i18n?.locale) ?? undefined,
    version: document?.updatedAt,
  })
  if (!check) return null
  if (check === 'unsaved') {
    return { title: t('title'), content: <Typography role="status">{t('unsaved')}</Typography> }
  }
  const complete = check.faults.length === 0 && check.warnings.length === 0
  return {
    title: t('title'),
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%" role="status">
        <Checklist items={check.checklist} fine={t('fine')} missing={t('missing')} />
        <Findings heading={t('faults')} colour="danger600" findings={check.faults} />
        <Findings heading={t('warnings')} colour="warning700" findings={check.warnings} />
        {complete && (
          <Typography variant="omega" textColor="success700">
            {t('complete')}
          </Typography>
        )}
        <Findings heading={t('schedule')} colour="neutral800" findings={check.schedule} />
        <Findings heading={t('notes')} colour="neutral800" findings={check.notes} />
        <PageLinks heading={t('pages')} pages={check.pages} />
        <SharedPage heading={t('shared')} card={check.share} />
      </Flex>
    ),
  }
}

type FindingsProps = { heading: string; colour: string; findings: string[] }

function Findings({ heading, colour, findings }: FindingsProps) {
  if (findings.length === 0) return null
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography variant="omega" fontWeight="bold" textColor={colour}>
        {heading}
      </Typography>
      <ul style={{ listStyle: 'disc', paddingInlineStart: '1.6rem' }}>
        {findings.map((finding) => (
          <li key={finding}>
            <Typography variant="omega" style={{ overflowWrap: 'anywhere' }}>
              {finding}
            </Typography>
          </li>
        ))}
      </ul>
    </Flex>
  )
}
