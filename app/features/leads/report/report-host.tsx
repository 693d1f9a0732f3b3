import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { hostReports, type OpenedReport } from './open-report'
import type { ReportKind } from './report-kind'

const ReportDialog = lazy(async () => ({
  default: (await import('./report-dialog')).ReportDialog,
}))

const ReportedNotice = lazy(async () => ({
  default: (await import('./reported-notice')).ReportedNotice,
}))

/** Shows the forms about places over any page, and for ten seconds that one was sent. Once in the frame. */
export function ReportHost() {
  const [opened, setOpened] = useState<OpenedReport | null>(null)
  const [reported, setReported] = useState<ReportKind | null>(null)
  const over = useCallback(() => setReported(null), [])
  useEffect(() => hostReports(setOpened), [])
  return (
    <>
      {opened && (
        <Suspense>
          <ReportDialog
            opened={opened}
            onClose={() => setOpened(null)}
            onReported={(kind) => {
              setOpened(null)
              setReported(kind)
            }}
          />
        </Suspense>
      )}
      {reported && (
        <Suspense>
          <ReportedNotice kind={reported} onOver={over} />
        </Suspense>
      )}
    </>
  )
}
