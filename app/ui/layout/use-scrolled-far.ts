import { useEffect, useState } from 'react'

const screens = 1.5

/** True once the visitor is more than a screen and a half down the page. */
export function useScrolledFar(): boolean {
  const [far, setFar] = useState(false)
  useEffect(() => {
    const onScroll = () => setFar(window.scrollY > screens * window.innerHeight)
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return far
}
