import { useEffect, useState } from 'react'

const turnMs = 5000
const reducedMotion = '(prefers-reduced-motion: reduce)'

/**
 * Which of `count` things is shown, each for five seconds. It stands still where the visitor wants reduced motion,
 * until asked to move.
 */
export function useRotation(count: number) {
  const [shown, setShown] = useState(0)
  const [isMoving, setMoving] = useState(false)

  useEffect(() => {
    if (count > 1 && !matchMedia(reducedMotion).matches) setMoving(true)
  }, [count])

  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(() => setShown((now) => (now + 1) % count), turnMs)
    return () => clearInterval(timer)
  }, [isMoving, count])

  return { shown, isMoving, toggle: () => setMoving((moving) => !moving) }
}
