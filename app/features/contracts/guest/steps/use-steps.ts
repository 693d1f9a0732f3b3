import { useEffect, useRef, useState } from 'react'

/** Set after the first hydration, so that a form that mounts later never shows all steps at once. */
let isAlive = false

/**
 * One part of the form at a time where script runs; without, all of them stand below each other. Begins at the step
 * where the guest was. Going to a step puts the focus on its heading. `onMove` is told of each step that was taken.
 */
export function useSteps<Step extends string>(
  steps: readonly Step[],
  { first, onMove }: { first: string | null; onMove: () => void },
) {
  const [isRunning, setRunning] = useState(isAlive)
  const [current, setCurrent] = useState(() =>
    Math.max(
      steps.findIndex((step) => step === first),
      0,
    ),
  )
  useEffect(() => {
    isAlive = true
    setRunning(true)
  }, [])

  const moved = useRef(onMove)
  moved.current = onMove
  const last = useRef(current)
  useEffect(() => {
    if (last.current === current) return
    last.current = current
    moved.current()
  }, [current])

  function goTo(index: number): void {
    setCurrent(Math.min(Math.max(index, 0), steps.length - 1))
    requestAnimationFrame(() => {
      document.getElementById(`step-${steps[index] ?? ''}`)?.focus()
      window.scrollTo({ top: 0 })
    })
  }

  return {
    isRunning,
    current,
    step: steps[current] ?? null,
    isHidden: (step: Step) => isRunning && steps[current] !== step,
    goTo,
  }
}
