import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { loadPart } from './load-part'
import { MissingPart } from './missing-part'

type LazyPartProps<Part> = {
  /** Imports the part. It stands outside of components, so that it stays the same. */
  load: () => Promise<Part>
  /** Shown until the part is there. */
  waiting?: ReactNode
  /** The page works without the part, so nothing is said where it cannot be loaded. */
  isOptional?: boolean
  /** For a part that opens over the page: what is said stands over it too, and this puts it away. */
  onClose?: () => void
  children: (part: Part) => ReactNode
}

/** The parts that were loaded, by how they are loaded: shown again, they are there at once. */
const loadedParts = new WeakMap<() => Promise<unknown>, { loaded: unknown }>()

/**
 * A part of a page with a script of its own. Where the script cannot be loaded, the part says so in its place and the
 * page stays; it is asked for again once the network is back. A second try that fails loads the page again. Browsers
 * alone load it, and a server shows `waiting`: what visitors without scripts need is no such part.
 */
export function LazyPart<Part>(props: LazyPartProps<Part>) {
  const { load, waiting = null, isOptional = false, onClose, children } = props
  const [part, setPart] = useState<{ loaded: Part } | 'loading' | 'missing' | 'loadingAgain'>(
    () => (loadedParts.get(load) as { loaded: Part } | undefined) ?? 'loading',
  )
  const [hasTriedAgain, setTriedAgain] = useState(false)
  const isLoading = part === 'loading' || part === 'loadingAgain'
  useEffect(() => {
    if (!isLoading) return
    let isWanted = true
    loadPart(load).then(
      (loaded) => {
        loadedParts.set(load, { loaded })
        if (isWanted) setPart({ loaded })
      },
      () => isWanted && setPart('missing'),
    )
    return () => {
      isWanted = false
    }
  }, [load, isLoading])
  const isMissing = part === 'missing'
  useEffect(() => {
    if (!isMissing) return
    const again = () => setPart('loadingAgain')
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isMissing])

  function tryAgain() {
    // The button stays while the part is loaded again, and may be clicked twice.
    if (isLoading) return
    // Browsers before 2026 ask for a module that failed only once in a document.
    if (hasTriedAgain && navigator.onLine) window.location.reload()
    setTriedAgain(true)
    setPart('loadingAgain')
  }

  if (part === 'loading') return waiting
  if (part === 'missing' || part === 'loadingAgain') {
    return isOptional ? null : (
      <MissingPart onRetry={tryAgain} isBusy={isLoading} onClose={onClose} />
    )
  }
  return <Suspense fallback={waiting}>{children(part.loaded)}</Suspense>
}
