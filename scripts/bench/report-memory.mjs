// Loaded into a measured process: on SIGUSR2 it writes what is alive after a collection of garbage into the file
// MEMORY_REPORT, the seconds of processor that the process has had, and for how many milliseconds the event loop was
// held at most since the report before: by the clock, and the processor time of it, which is the same on a machine that
// does nothing else. Linux only.
import { openSync, readSync, renameSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const file = process.env.MEMORY_REPORT
if (file) {
  setFlagsFromString('--expose_gc')
  const collectGarbage = runInNewContext('gc')
  const readProcessorTime = processorTimeOfMainThread()
  let holds = watchHolds(readProcessorTime)
  process.on('SIGUSR2', () => {
    const longest = holds.end()
    const { user, system } = process.cpuUsage()
    collectGarbage()
    const state = { ...process.memoryUsage(), ...longest, processorSeconds: (user + system) / 1e6 }
    writeFileSync(`${file}.part`, JSON.stringify(state))
    renameSync(`${file}.part`, file)
    holds = watchHolds(readProcessorTime)
  })
}

/**
 * Notes the longest time between two looks, of which there is one in each turn of the event loop, at most one a
 * millisecond.
 * @param {() => number} readProcessorTime
 */
function watchHolds(readProcessorTime) {
  const longest = { heldByClock: 0, heldByProcessor: 0 }
  let clock = performance.now()
  let processor = readProcessorTime()
  const timer = setInterval(() => {
    const [clockNow, processorNow] = [performance.now(), readProcessorTime()]
    longest.heldByClock = Math.max(longest.heldByClock, Math.round(clockNow - clock))
    longest.heldByProcessor = Math.max(
      longest.heldByProcessor,
      Math.round(processorNow - processor),
    )
    clock = clockNow
    processor = processorNow
  }, 1)
  timer.unref()
  return {
    end() {
      clearInterval(timer)
      return longest
    },
  }
}

/** How to read the milliseconds of processor that the main thread has had. */
function processorTimeOfMainThread() {
  const statistics = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r')
  const text = Buffer.alloc(100)
  return () =>
    Number(text.toString('latin1', 0, readSync(statistics, text, 0, 100, 0)).split(' ')[0]) / 1e6
}
