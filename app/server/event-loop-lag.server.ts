import { seconds } from '~/platform/units/duration'

const sampleEvery = 100
const meanOver = seconds(2)

/** Measures by how much timers are late: how long whatever is asked for now waits before it is begun. */
export function watchEventLoopLag() {
  let mean = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    const late = Math.max(0, now - last - sampleEvery)
    mean += (late - mean) * Math.min(1, (now - last) / meanOver)
    last = now
  }, sampleEvery)
  timer.unref()
  return {
    /** Milliseconds in the mean of the last two seconds: one long piece of work is no overload. */
    lag: () => mean,
    stop: () => clearInterval(timer),
  }
}
