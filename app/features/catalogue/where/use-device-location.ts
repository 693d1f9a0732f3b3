import { useState } from 'react'
import { minutes, seconds } from '~/platform/units/duration'
import type { Point } from '../places/distance'

export type Located = { state: 'unknown' | 'asking' | 'refused' } | { state: 'known'; point: Point }

/** Where the visitor is, once the browser has been asked and says so. */
export function useDeviceLocation(onAnswer: () => void) {
  const [located, setLocated] = useState<Located>({ state: 'unknown' })
  return {
    located,
    ask() {
      setLocated({ state: 'asking' })
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => {
          setLocated({ state: 'known', point: { latitude, longitude } })
          onAnswer()
        },
        () => {
          setLocated({ state: 'refused' })
          onAnswer()
        },
        { timeout: seconds(10), maximumAge: minutes(10) },
      )
    },
    forget: () => setLocated({ state: 'unknown' }),
  }
}
