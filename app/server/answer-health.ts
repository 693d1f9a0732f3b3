import type { ServerResponse } from 'node:http'

export type HealthState = {
  isReady: () => boolean
  waitsFor: () => string[]
  /** Figures for monitoring. They do not affect readiness. */
  figures?: () => Record<string, number>
}

/**
 * `/health` reports that the process runs, `/ready` that it can serve every page (503 until then). Returns false for
 * any other path.
 */
export function answerHealth(path: string, response: ServerResponse, state: HealthState): boolean {
  if (path !== '/health' && path !== '/ready') return false
  const isOk = path === '/health' || state.isReady()
  const figures = path === '/ready' ? state.figures?.() : {}
  const body = JSON.stringify(
    isOk
      ? { status: 'ok', ...figures }
      : { status: 'starting', waitsFor: state.waitsFor(), ...figures },
  )
  response.writeHead(isOk ? 200 : 503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...(isOk ? {} : { 'Retry-After': '5' }),
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
  return true
}
