import { lazy, Suspense, useEffect, useState } from 'react'
import { hostReports, type OpenedReport } from './open-report'
import type { ReportKind } from './report-kind'
import { ReportedNotice } from './reported-notice'

const ReportDialog = lazy(async () => ({
  default: (await import('./report-dialog')).ReportDialog,
}))

/** Shows the forms about places over any page, and for ten seconds that one was sent. Once in the frame. */
export function ReportHost() {
  const [opened, setOpened] = useState<OpenedReport | null>(null)
  const [reported, setReported] = useState<ReportKind | null>(null)
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
      {reported && <ReportedNotice kind={reported} onOver={() => setReported(null)} />}
    </>
  )
}
