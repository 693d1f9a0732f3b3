import type { ServerResponse } from 'node:http'

export type HealthState = {
  isReady: () => boolean
  waitsFor: () => string[]
  /** Figures that somebody should watch; they make nothing unready. */
  figures?: () => Record<string, number>
}

/**
 * `/health` says that the process lives, `/ready` that it can serve every page (503 until then).
 * Answers false where the path is neither.
 */
export function answerHealth(path: string, response: ServerResponse, state: HealthState): boolean {
  if (path !== '/health' && path !== '/ready') return false
  const isFine = path === '/health' || state.isReady()
  const figures = path === '/ready' ? state.figures?.() : {}
  const body = JSON.stringify(
    isFine
      ? { status: 'ok', ...figures }
      : { status: 'starting', waitsFor: state.waitsFor(), ...figures },
  )
  response.writeHead(isFine ? 200 : 503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...(isFine ? {} : { 'Retry-After': '5' }),
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
  return true
}
