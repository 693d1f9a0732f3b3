import { useEffect, useState } from 'react'

/**
 * One part of the form at a time where script runs; without, all of them stand below each other. Going to a step
 * puts the focus on its heading.
 */
export function useSteps<Step extends string>(steps: readonly Step[]) {
  const [isRunning, setRunning] = useState(false)
  const [current, setCurrent] = useState(0)
  useEffect(() => setRunning(true), [])

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
    isLast: current === steps.length - 1,
    isHidden: (step: Step) => isRunning && steps[current] !== step,
    goTo,
  }
}
