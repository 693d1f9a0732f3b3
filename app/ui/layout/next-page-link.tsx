import { Link, useMatches, useNavigate, useNavigation } from '@remix-run/react'
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'
import { buttonClass } from '~/ui/button/button-class'
import { focusWhenGone } from './focus-when-gone'
import { needs } from './needs-scripts'
import { savesData } from './saves-data'
import classes from './next-page-link.module.css'

const aheadOfView = '400px'

type NextPageLinkProps = {
  to: string
  /** Whether the next page shows those before it, too, so that it takes the place of the list that is shown. */
  isCumulative: boolean
  children: ReactNode
}

/** "Show more": a link to the list with one more page, or to the next page by itself. */
export function NextPageLink({ to, isCumulative, children }: NextPageLinkProps) {
  if (isCumulative) return <GrowingLink to={to}>{children}</GrowingLink>
  return (
    <p className={classes.more}>
      <Link
        to={to}
        className={buttonClass({})}
        onClick={({ currentTarget }) => focusNewCard(currentTarget, 0)}
      >
        {children}
      </Link>
    </p>
  )
}

/**
 * With script it is followed when it scrolls near the view and the next page has come; otherwise, and with saved data,
 * it is left to the visitor. The address contains the number of pages, so going back leads to the same card.
 */
function GrowingLink({ to, children }: { to: string; children: ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null)
  const navigate = useNavigate()
  const navigation = useNavigation()
  const route = useMatches().at(-1)?.id ?? ''
  const busy = navigation.state !== 'idle'
  const target = navigation.location && navigation.location.pathname + navigation.location.search

  /** Whether the next page is on its way. */
  const [isLoading, setIsLoading] = useState(false)
  /** The address whose page has come. */
  const [ready, setReady] = useState<string | null>(null)

  useEffect(() => {
    const element = link.current
    if (!element || busy || savesData()) return
    const request = new AbortController()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting) || !navigator.onLine) return
        observer.disconnect()
        setIsLoading(true)
        void fetchAhead(to, route, request.signal).then((hasCome) => {
          if (!hasCome) return setIsLoading(false)
          // The router tells of navigations in transitions, too. So one that has begun is known when this is, and what
          // the visitor chose is not replaced by a longer list.
          startTransition(() => setReady(to))
        })
      },
      { rootMargin: aheadOfView },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      request.abort()
      setIsLoading(false)
    }
  }, [to, route, busy])

  useEffect(() => {
    if (ready === null || busy) return
    setReady(null)
    if (ready !== to) return
    if (document.activeElement === link.current) focusNewCard(link.current)
    navigate(to, { replace: true, preventScrollReset: true })
  }, [ready, to, busy, navigate])

  return (
    <p className={classes.more} aria-busy={isLoading || target === to}>
      <Link
        ref={link}
        to={to}
        replace
        preventScrollReset
        className={buttonClass({})}
        {...needs('ahead')}
        onClick={({ currentTarget }) => focusNewCard(currentTarget)}
      >
        {children}
      </Link>
    </p>
  )
}

/** The link goes with the last page: then the first new card, which is the `index`th beside it, takes its focus. */
function focusNewCard(link: Element | null, index?: number): void {
  const cards = link?.parentElement?.parentElement?.getElementsByTagName('article')
  const first = index ?? cards?.length ?? 0
  if (link) focusWhenGone(link, () => cards?.[first]?.querySelector('a'))
}

/**
 * Fetches what Remix will ask for, so that the browser has it in its cache. True for 200 alone: an error, and the page
 * that an overload leads to (202), would replace the list.
 */
async function fetchAhead(to: string, route: string, signal: AbortSignal): Promise<boolean> {
  const url = new URL(to, location.href)
  url.pathname += '.data'
  url.searchParams.set('_routes', route)
  try {
    const response = await fetch(url, { signal })
    await response.text()
    return response.status === 200
  } catch {
    return false
  }
}
