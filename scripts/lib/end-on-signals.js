import { endPrograms, killPrograms } from './program.js'

const sameKeyPressMs = 1000
const parentCheckMs = 1000

/**
 * On Ctrl-C or a stop by the system: ends what was started, then this process. A second Ctrl-C ends
 * all at once. Where npm runs this process, the end of npm counts as a stop too.
 * @param {(signal: NodeJS.Signals) => number} begin called once, before the programs end; gives the
 *   exit code
 */
export function endOnSignals(begin) {
  /** @type {number | undefined} */
  let since
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    if (since !== undefined) {
      // npm passes the signal on that the terminal sends to this process as well.
      if (performance.now() - since < sameKeyPressMs) return
      killPrograms()
      process.exit(1)
    }
    since = performance.now()
    const code = begin(signal)
    void endPrograms().then(() => process.exit(code))
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, end)
  }
  if (process.env.npm_lifecycle_event) onceParentIsGone(() => end('SIGTERM'))
}

/** @param {() => void} then */
function onceParentIsGone(then) {
  const parent = process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    then()
  }, parentCheckMs)
  check.unref()
}
