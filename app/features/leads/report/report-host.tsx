import { useCallback, useEffect, useState } from 'react'
import { fetchNamespaces } from '~/platform/i18n/preload-namespaces'
import { LazyPart } from '~/ui/layout/lazy-part'
import { hostReports, type OpenedReport } from './open-report'
import type { ReportKind } from './report-kind'

const loadDialog = async () => {
  const [{ ReportDialog }] = await Promise.all([
    import('./report-dialog'),
    fetchNamespaces(['leads', 'forms']),
  ])
  return ReportDialog
}

const loadNotice = async () => (await import('./reported-notice')).ReportedNotice

/** Shows the forms about places over any page, and for ten seconds that one was sent. Once in the frame. */
export function ReportHost() {
  const [opened, setOpened] = useState<OpenedReport | null>(null)
  const [reported, setReported] = useState<ReportKind | null>(null)
  const over = useCallback(() => setReported(null), [])
  useEffect(() => hostReports(setOpened), [])
  return (
    <>
      {opened && (
        <LazyPart load={loadDialog} onClose={() => setOpened(null)}>
          {(ReportDialog) => (
            <ReportDialog
              opened={opened}
              onClose={() => setOpened(null)}
              onReported={(kind) => {
                setOpened(null)
                setReported(kind)
              }}
            />
          )}
        </LazyPart>
      )}
      {/* It stands empty before it is filled, so that screen readers say what comes into it. */}
      {(opened ?? reported) && (
        <div role="status">
          {reported && (
            <LazyPart load={loadNotice} isOptional>
              {(ReportedNotice) => <ReportedNotice kind={reported} onOver={over} />}
            </LazyPart>
          )}
        </div>
      )}
    </>
  )
}
