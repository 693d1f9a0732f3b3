import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { seconds } from '~/platform/units/duration'
import { Icon } from '~/ui/icons/icon'

/** How long the button says what became of it (browsing.md §9, leads-and-content.md §9). */
const saidFor = seconds(3)

type Outcome = { isCopied: boolean }

/** A button that copies an absolute address and says so for three seconds. */
export function CopyLink({ url, className }: { url: string; className: string | undefined }) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), saidFor)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setOutcome({ isCopied: true })
    } catch {
      // A browser may refuse, and has no clipboard at all without TLS.
      setOutcome({ isCopied: false })
    }
  }

  const words = outcome ? (outcome.isCopied ? 'copied' : 'notCopied') : 'copyLink'
  return (
    <button type="button" className={`needs-script ${className}`} onClick={() => void copy()}>
      <Icon name={words === 'copied' ? 'check' : 'copy'} />
      <span aria-live="polite">{t(words)}</span>
    </button>
  )
}
