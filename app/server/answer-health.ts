import type { ServerResponse } from 'node:http'
import { noStore } from '~/platform/page-cache/cache-policy'

export type HealthState = {
  /** The names of what is not ready. */
  waitsFor: () => Promise<string[]>
  /** Figures for monitoring. They do not affect readiness. */
  figures?: () => Promise<Record<string, number>>
  /** Whether the process is about to end: it answers, but proxies should send requests elsewhere. */
  isStopping?: () => boolean
}

/**
 * `/health` reports that the process runs, `/ready` that it can serve every page (503 until then, and before the
 * process ends). Returns false for any other path.
 */
export function answerHealth(path: string, response: ServerResponse, state: HealthState): boolean {
  if (path === '/health') write(response, 'ok', {})
  else if (path === '/ready') void answerReady(response, state)
  else return false
  return true
}

async function answerReady(response: ServerResponse, state: HealthState): Promise<void> {
  const [waitsFor, figures] = await Promise.all([state.waitsFor(), state.figures?.()])
  if (state.isStopping?.()) write(response, 'stopping', { ...figures })
  else if (waitsFor.length > 0) write(response, 'starting', { waitsFor, ...figures })
  else write(response, 'ok', { ...figures })
}

function write(
  response: ServerResponse,
  status: 'ok' | 'starting' | 'stopping',
  details: Record<string, unknown>,
): void {
  const isOk = status === 'ok'
  const body = JSON.stringify({ status, ...details })
  response.writeHead(isOk ? 200 : 503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': noStore,
    ...(isOk ? {} : { 'Retry-After': '5' }),
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
