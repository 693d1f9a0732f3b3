import { setTimeout as pause } from 'node:timers/promises'

/**
 * Asks an address until it answers 2xx. Throws when it has not within `seconds`.
 * @param {string} address
 * @param {{ seconds: number, isGivenUp?: () => boolean }} limits
 */
export async function waitFor(address, { seconds, isGivenUp = () => false }) {
  const deadline = performance.now() + seconds * 1000
  while (performance.now() < deadline && !isGivenUp()) {
    try {
      const response = await fetch(address, {
        signal: AbortSignal.timeout(5000),
        redirect: 'manual',
      })
      await response.arrayBuffer()
      if (response.ok) return
    } catch {
      // Not listening yet.
    }
    await pause(250)
  }
  if (!isGivenUp()) throw new Error(`${address} did not answer within ${seconds} seconds.`)
}
