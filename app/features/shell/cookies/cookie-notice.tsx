import { lazy, Suspense, useEffect, useState } from 'react'
import { seconds } from '~/platform/units/duration'
import { areCookiesAccepted } from './cookie-acceptance'

/** contracts-and-routes.md §2.8. */
const noticeAfter = seconds(60)

const CookieBanner = lazy(async () => ({
  default: (await import('./cookie-banner')).CookieBanner,
}))

/** The cookie banner, a minute after the site was opened and only for those who have not accepted it. */
export function CookieNotice() {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setDue(!areCookiesAccepted())
    }, noticeAfter)
    return () => {
      clearTimeout(timer)
    }
  }, [])
  return (
    isDue && (
      <Suspense>
        <CookieBanner
          onAccept={() => {
            setDue(false)
          }}
        />
      </Suspense>
    )
  )
}
