import { useEffect, useState } from 'react'

/** Whether another page shows this one in a frame, which the server cannot know. */
export function useIsFramed(): boolean {
  const [isFramed, setIsFramed] = useState(false)
  useEffect(() => setIsFramed(window.self !== window.top), [])
  return isFramed
}
