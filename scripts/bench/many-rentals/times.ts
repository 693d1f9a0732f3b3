import { setTimeout as pause } from 'node:timers/promises'

/** `p50 1.2, p99 3.4, most 5.6 ms` */
export function describeTimes(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(1)
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, most ${(sorted.at(-1) ?? NaN).toFixed(1)} ms`
}

/** Milliseconds that the answer took to its last byte. Throws on other statuses than 200. */
export async function timeAnswer(url: string): Promise<{ ms: number; text: string }> {
  const start = performance.now()
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`)
  return { ms: performance.now() - start, text }
}

/** What a visitor waits who asks for a stored page forty times a second until `work` is done. */
export async function visitWhile(url: string, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  const state = { isDone: false }
  const done = work.finally(() => (state.isDone = true))
  while (!state.isDone) {
    times.push((await timeAnswer(url)).ms)
    await pause(25)
  }
  await done
  return times
}

/** Milliseconds until an answer satisfies the condition. Throws after ten minutes. */
export async function waitFor(
  url: string,
  isFulfilled: (text: string) => boolean,
  every = 20,
): Promise<number> {
  const start = performance.now()
  while (performance.now() - start < 600_000) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok && isFulfilled(await answer.text())) return performance.now() - start
    await answer?.body?.cancel().catch(() => undefined)
    await pause(every)
  }
  throw new Error(`${url} did not become what it should in ten minutes.`)
}
