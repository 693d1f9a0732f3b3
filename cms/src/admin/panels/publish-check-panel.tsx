import { Flex, Typography } from '@strapi/design-system'
import { useQueryParams } from '@strapi/strapi/admin'
import { useIntl } from 'react-intl'
import { PageLinks } from './page-links'
import type { Panel } from './panel-host'
import { usePublishCheck } from './use-publish-check'

/** Beside an entry's form: what forbids publishing it, and what it lacks. */
export const PublishCheckPanel: Panel = ({ activeTab, model, documentId, document }) => {
  const { formatMessage } = useIntl()
  const say = (id: string) => formatMessage({ id: `ceiba.check.${id}`, defaultMessage: id })
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>()
  const check = usePublishCheck({
    model,
    documentId: activeTab === 'draft' ? documentId : undefined,
    // A language that was never saved is an empty document; the address of the form names it.
    locale: (document?.updatedAt ? document.locale : query.plugins?.i18n?.locale) ?? undefined,
    version: document?.updatedAt,
  })
  if (!check) return null
  if (check === 'unsaved') {
    return { title: say('title'), content: <Typography role="status">{say('unsaved')}</Typography> }
  }
  const complete = check.faults.length === 0 && check.warnings.length === 0
  return {
    title: say('title'),
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%" role="status">
        <Remarks heading={say('faults')} colour="danger600" remarks={check.faults} />
        <Remarks heading={say('warnings')} colour="warning700" remarks={check.warnings} />
        {complete && (
          <Typography variant="omega" textColor="success700">
            {say('complete')}
          </Typography>
        )}
        <Remarks heading={say('notes')} colour="neutral800" remarks={check.notes} />
        <PageLinks heading={say('pages')} pages={check.pages} />
      </Flex>
    ),
  }
}

type RemarksProps = { heading: string; colour: string; remarks: string[] }

function Remarks({ heading, colour, remarks }: RemarksProps) {
  if (remarks.length === 0) return null
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography variant="omega" fontWeight="bold" textColor={colour}>
        {heading}
      </Typography>
      <ul style={{ listStyle: 'disc', paddingInlineStart: '1.6rem' }}>
        {remarks.map((remark) => (
          <li key={remark}>
            <Typography variant="omega">{remark}</Typography>
          </li>
        ))}
      </ul>
    </Flex>
  )
}
