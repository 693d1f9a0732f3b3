import { setTimeout as pause } from 'node:timers/promises'
import { expect, type APIRequestContext } from '@playwright/test'

/**
 * Editors are promised five seconds, which hold on a machine with nothing else to do. Here a busy machine
 * may take longer; what never changes by itself fails.
 */
const shownWithin = 30_000
const betweenLooks = 50

/**
 * Asks for a page again and again, as visitors would, until it is as wanted.
 * Every answer on the way has to come from memory: only those carry no request id, since the server
 * gives one to each request that goes further.
 */
export async function waitForChange(
  request: APIRequestContext,
  path: string,
  isWanted: (answer: { status: number; html: string }) => boolean,
): Promise<void> {
  const since = Date.now()
  let requested = 0
  for (;;) {
    const response = await request.get(path)
    const answer = { status: response.status(), html: await response.text() }
    requested++
    // The page that is missing is one for all addresses, which the server looks up on the way.
    const hasWaited = answer.status !== 404 && 'x-request-id' in response.headers()
    expect(hasWaited, `visit ${requested} of ${path} waited`).toBe(false)
    if (isWanted(answer)) return
    expect(Date.now() - since, `${path} shows the change in time`).toBeLessThan(shownWithin)
    await pause(betweenLooks)
  }
}

/** Visits a page until it is answered from memory. */
export async function warmUp(request: APIRequestContext, path: string): Promise<string> {
  await expect.poll(async () => (await request.get(path)).headers()['x-request-id']).toBeUndefined()
  return (await request.get(path)).text()
}
