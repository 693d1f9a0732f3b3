import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { seconds } from '~/platform/units/duration'
import { Icon } from '~/ui/icons/icon'

/** How long the button says that the link was copied (browsing.md §9, leads-and-content.md §9). */
const confirmedFor = seconds(3)

/** A button that copies an absolute address and says so for three seconds. */
export function CopyLink({ url, className }: { url: string; className: string | undefined }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)

  async function copy() {
    await navigator.clipboard.writeText(url)
    setCopied(true)
    setTimeout(() => setCopied(false), confirmedFor)
  }

  return (
    <button type="button" className={`needs-script ${className}`} onClick={() => void copy()}>
      <Icon name={copied ? 'check' : 'copy'} />
      <span aria-live="polite">{copied ? t('copied') : t('copyLink')}</span>
    </button>
  )
}
