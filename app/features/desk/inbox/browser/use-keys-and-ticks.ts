import { useEffect } from 'react'
import { followKeys } from './follow-keys'
import { followTicks } from './follow-ticks'

/** Keys and the number of ticks, which the rows have in the browser alone. `rows`: what is counted again when it changes. */
export function useKeysAndTicks(rows: unknown): void {
  useEffect(followKeys, [])
  useEffect(followTicks, [rows])
}
