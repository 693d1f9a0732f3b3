import { IconButton } from '@strapi/design-system'
import { Link } from '@strapi/icons'
import { useClipboard, useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useIntl } from 'react-intl'
import { previewLinkUrl } from './preview-link-url'

/** Hides Strapi's own button before ours: it copies the panel's address, which needs an account. */
const withoutStrapisOwn = 'button:has(+ [data-copy-preview-link]) { display: none }'

/** In the header of a preview: copies a signed link that needs no account until it expires. */
export function CopyPreviewLink() {
  const { formatMessage } = useIntl()
  const { get } = useFetchClient()
  const { copy } = useClipboard()
  const { toggleNotification } = useNotification()
  const t = (id: string) => formatMessage({ id: `ceiba.previewLink.${id}`, defaultMessage: id })

  const copyLink = async () => {
    try {
      const address = previewLinkUrl(window.location)
      const answer = address && (await get<{ data: { url?: string } }>(address))
      const url = answer && answer.data.data.url
      if (!url) throw new Error('No link')
      const isCopied = await copy(url)
      // Only secure pages may write to the clipboard.
      if (isCopied) toggleNotification({ type: 'success', message: t('copied') })
      else toggleNotification({ message: t('byHand'), link: { url, label: url, target: '_blank' } })
    } catch {
      toggleNotification({ type: 'danger', message: t('failed') })
    }
  }

  return (
    <>
      <span data-copy-preview-link hidden />
      <style>{withoutStrapisOwn}</style>
      <IconButton label={t('button')} onClick={() => void copyLink()}>
        <Link />
      </IconButton>
    </>
  )
}
