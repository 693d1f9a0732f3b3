import { Link, useNavigate, useNavigation } from '@remix-run/react'
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'
import { buttonClass } from '~/ui/button/button-class'
import { needs } from './needs-scripts'
import classes from './next-page-link.module.css'

const aheadOfView = '400px'

type NextPageLinkProps = {
  to: string
  /** Whether the next page comes without those before it; then nothing replaces the list that is shown. */
  standsAlone: boolean
  children: ReactNode
}

/** A link to the list with one more page, or to a next page that stands alone. */
export function NextPageLink({ to, standsAlone, children }: NextPageLinkProps) {
  if (!standsAlone) return <GrowingLink to={to}>{children}</GrowingLink>
  return (
    <p className={classes.more}>
      <Link to={to} className={buttonClass({})}>
        {children}
      </Link>
    </p>
  )
}

/**
 * With script it is followed when it scrolls near the view. The address contains the number of pages, so going back
 * leads to the same card.
 */
function GrowingLink({ to, children }: { to: string; children: ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null)
  const navigate = useNavigate()
  const navigation = useNavigation()
  const busy = navigation.state !== 'idle'
  const target = navigation.location && navigation.location.pathname + navigation.location.search

  /** The address for which the link has come near. */
  const [near, setNear] = useState<string | null>(null)

  useEffect(() => {
    const element = link.current
    if (!element || busy) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        // Without a network an error would take the place of the cards.
        if (!navigator.onLine) return
        observer.disconnect()
        // The router tells of navigations in transitions, too. So one that has begun is known when this is, and what
        // the visitor chose is not replaced by a longer list.
        startTransition(() => setNear(to))
      },
      { rootMargin: aheadOfView },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [to, busy])

  useEffect(() => {
    if (near === null || busy) return
    setNear(null)
    if (near === to) navigate(to, { replace: true, preventScrollReset: true })
  }, [near, to, busy, navigate])

  return (
    <p className={classes.more} aria-busy={target === to}>
      <Link
        ref={link}
        to={to}
        replace
        preventScrollReset
        className={buttonClass({})}
        {...needs('ahead')}
      >
        {children}
      </Link>
    </p>
  )
}
