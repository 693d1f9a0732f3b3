import type { ServerResponse } from 'node:http'

export type HealthState = { isReady: () => boolean; waitsFor: () => string[] }

/**
 * `/health` says that the process lives, `/ready` that it can serve every page (503 until then).
 * Answers false where the path is neither.
 */
export function answerHealth(path: string, response: ServerResponse, state: HealthState): boolean {
  if (path !== '/health' && path !== '/ready') return false
  const isFine = path === '/health' || state.isReady()
  const body = JSON.stringify(
    isFine ? { status: 'ok' } : { status: 'starting', waitsFor: state.waitsFor() },
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
