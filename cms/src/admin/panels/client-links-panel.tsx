import { Button, Dialog, Flex, Typography } from '@strapi/design-system'
import { ConfirmDialog, useClipboard, useNotification } from '@strapi/strapi/admin'
import { useIntl } from 'react-intl'
import { timeZone } from '../../../../content-types/time-zone'
import type { Panel } from './panel-host'
import { type ClientLink, type SavedLinks, useClientLinks, useSavedLinks } from './use-client-links'

const days = [1, 7, 30]

const languages: Record<string, string> = { en: 'English', es: 'Español' }

/** Lists the preview links of an entry for people without an account, with who made them and when they end. */
export const ClientLinksPanel: Panel = ({ model, documentId }) => {
  const { formatMessage } = useIntl()
  const saved = useSavedLinks(model, documentId)
  if (!saved) return null
  return {
    title: formatMessage({ id: 'ceiba.clientLinks.title', defaultMessage: 'Links for clients' }),
    content: <Links key={saved.address} {...saved} />,
  }
}

/** Holds the links itself: the content manager redraws what a panel returns only once the browser is idle. */
function Links(saved: SavedLinks) {
  const { formatMessage } = useIntl()
  const t = (id: string, values = {}) =>
    formatMessage({ id: `ceiba.clientLinks.${id}`, defaultMessage: id }, values)
  const { links, problem, isSending, make, revoke } = useClientLinks(saved)
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography variant="omega" textColor="neutral600">
        {t('help')}
      </Typography>
      <Flex gap={2} wrap="wrap">
        {days.map((count) => (
          <Button
            key={count}
            variant="secondary"
            size="S"
            disabled={isSending}
            onClick={() => void make(count)}
          >
            {t('make', { days: count })}
          </Button>
        ))}
      </Flex>
      {problem && (
        <Typography role="alert" variant="omega" textColor="danger600">
          {problem}
        </Typography>
      )}
      {links.map((link) => (
        <OneLink key={link.key} link={link} onRevoke={() => void revoke(link.key)} />
      ))}
    </Flex>
  )
}

function OneLink({ link, onRevoke }: { link: ClientLink; onRevoke: () => void }) {
  const { formatMessage, locale } = useIntl()
  const { copy } = useClipboard()
  const { toggleNotification } = useNotification()
  const t = (id: string, values = {}) =>
    formatMessage({ id: `ceiba.clientLinks.${id}`, defaultMessage: id }, values)
  const moment = new Intl.DateTimeFormat(locale, {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(link.expiresAt))

  const copyUrl = async (url: string) => {
    // Only secure pages may write to the clipboard.
    if (await copy(url)) toggleNotification({ type: 'success', message: t('copied') })
    else toggleNotification({ message: t('byHand'), link: { url, label: url, target: '_blank' } })
  }

  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={2}
      role="group"
      aria-label={t('one', { moment })}
    >
      <Typography variant="omega">{t('until', { moment, name: link.madeBy })}</Typography>
      <Flex gap={2} wrap="wrap">
        {link.pages.map((page) => (
          <Button
            key={page.locale}
            variant="tertiary"
            size="S"
            onClick={() => void copyUrl(page.url)}
          >
            {t('copy', { language: languages[page.locale] ?? page.locale })}
          </Button>
        ))}
        <Dialog.Root>
          <Dialog.Trigger>
            <Button variant="danger-light" size="S">
              {t('revoke')}
            </Button>
          </Dialog.Trigger>
          <ConfirmDialog title={t('revokeTitle')} onConfirm={onRevoke}>
            {t('revokeText')}
          </ConfirmDialog>
        </Dialog.Root>
      </Flex>
    </Flex>
  )
}
