import type { MouseEvent, ReactNode } from 'react'
import { openReport } from './open-report'
import type { ReportKind } from './report-kind'
import { needs } from '~/ui/layout/needs-scripts'
import { reportHref, type ReportTarget } from './report-target'

type ReportLinkProps = {
  kind: ReportKind
  target: ReportTarget
  className?: string | undefined
  label?: string
  children: ReactNode
}

/** Opens the form in a modal; without script it is a link to the place's page with the form. */
export function ReportLink({ kind, target, className, label, children }: ReportLinkProps) {
  function open(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    if (openReport({ kind, target })) event.preventDefault()
  }
  return (
    <a
      href={reportHref(target, kind)}
      rel="nofollow"
      className={className}
      aria-label={label}
      {...needs('click')}
      onClick={open}
    >
      {children}
    </a>
  )
}
