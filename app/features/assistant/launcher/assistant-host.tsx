import { useLocation, useNavigate } from '@remix-run/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { loadWidget } from '../widget/load-widget'
import { loadDialog } from './load-dialog'
import { onOpenAssistant } from './open-assistant'

const AssistantDialog = lazy(async () => ({ default: (await loadDialog()).AssistantDialog }))

/** Holds the modal on every page; renders nothing until it opens. A configured widget replaces it. */
export function AssistantHost() {
  const { locale, assistantWidget } = useSite()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    shown.current = key
  }, [key])

  useEffect(
    () =>
      onOpenAssistant(() => {
        const askedAt = shown.current
        // It stays closed if the visitor has gone on to another page meanwhile.
        const isWanted = () => shown.current === askedAt
        const ready = assistantWidget
          ? loadWidget(assistantWidget)
          : loadDialog().then(() => setIsOpen(isWanted()))
        // The assistant's own page works without this script.
        ready.catch(() => isWanted() && navigate(href('assistant', locale)))
      }),
    [assistantWidget, locale, navigate],
  )

  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <AssistantDialog onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}
