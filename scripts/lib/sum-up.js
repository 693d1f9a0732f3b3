import { endOnSignals } from './end-on-signals.js'
import { createProgress } from './progress.js'
import { summary } from './summary.js'

const broken = '0 passed, 1 failed'

/**
 * Runs a command of checks and prints their table; the last line sums up, also after a stop or a crash.
 * @param {(progress: import('./progress.js').Progress) => Promise<import('./summary.js').Row[]>} command
 */
export async function sumUp(command) {
  endOnSignals((signal) => {
    process.once('exit', () => console.log(`\nStopped by ${signal}.\n${broken}`))
    return 130
  })
  const progress = createProgress()
  try {
    const rows = await command(progress)
    process.exitCode = rows.every(({ failed }) => failed === 0) ? 0 : 1
    console.log(`\n${summary(rows)}`)
  } catch (error) {
    console.error(error)
    console.log(broken)
    process.exitCode = 1
  }
  progress.end()
}
