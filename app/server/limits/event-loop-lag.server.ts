import { seconds } from '~/platform/units/duration'

const sampleEvery = 100
const meanOver = seconds(2)

/** Measures how late timers fire, which is how long a new request waits before it is handled. */
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
    /** Milliseconds, as a mean over two seconds, so that one long task is not taken for overload. */
    lag: () => mean,
    stop: () => clearInterval(timer),
  }
}
