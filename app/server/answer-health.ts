import type { ServerResponse } from 'node:http'

export type HealthState = {
  /** The names of what is not ready. */
  waitsFor: () => Promise<string[]>
  /** Figures for monitoring. They do not affect readiness. */
  figures?: () => Promise<Record<string, number>>
}

/**
 * `/health` reports that the process runs, `/ready` that it can serve every page (503 until then). Returns false for
 * any other path.
 */
export function answerHealth(path: string, response: ServerResponse, state: HealthState): boolean {
  if (path === '/health') write(response, { waitsFor: [], figures: {} })
  else if (path === '/ready') void answerReady(response, state)
  else return false
  return true
}

async function answerReady(response: ServerResponse, state: HealthState): Promise<void> {
  const [waitsFor, figures = {}] = await Promise.all([state.waitsFor(), state.figures?.()])
  write(response, { waitsFor, figures })
}

function write(
  response: ServerResponse,
  { waitsFor, figures }: { waitsFor: string[]; figures: Record<string, number> },
): void {
  const isOk = waitsFor.length === 0
  const body = JSON.stringify(
    isOk ? { status: 'ok', ...figures } : { status: 'starting', waitsFor, ...figures },
  )
  response.writeHead(isOk ? 200 : 503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...(isOk ? {} : { 'Retry-After': '5' }),
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
