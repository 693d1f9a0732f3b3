import { seconds } from '~/platform/units/duration'

const sampleEvery = 100
const samples = seconds(2) / sampleEvery

/** Measures by how much timers are late: how long whatever is asked for now waits before it is begun. */
export function watchEventLoopLag() {
  let mean = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    mean += (Math.max(0, now - last - sampleEvery) - mean) / samples
    last = now
  }, sampleEvery)
  timer.unref()
  return {
    /** Milliseconds in the mean of the last two seconds, roughly. */
    lag: () => Math.max(mean, performance.now() - last - sampleEvery),
    stop: () => clearInterval(timer),
  }
}
