import { useLocation } from '@remix-run/react'
import type { MouseEvent, ReactNode } from 'react'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { loadDialog } from './load-dialog'
import { needs } from '~/ui/layout/needs-scripts'
import { openAssistant } from './open-assistant'

type AssistantLinkProps = { className?: string | undefined; children: ReactNode }

/** A link to the assistant's page, which with script opens the assistant on this one. */
export function AssistantLink({ className, children }: AssistantLinkProps) {
  const { locale, assistantWidget } = useSite()
  const page = href('assistant', locale)
  const isHere = useLocation().pathname === page

  function open(event: MouseEvent) {
    // The page has the conversation already.
    if (isHere || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openAssistant()
  }

  return (
    <a
      href={page}
      aria-current={isHere ? 'page' : undefined}
      className={className}
      onPointerEnter={assistantWidget ? undefined : () => void loadDialog().catch(() => undefined)}
      {...needs('click')}
      onClick={open}
    >
      {children}
    </a>
  )
}
