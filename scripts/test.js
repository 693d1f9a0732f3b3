/** `npm test`: every check of the repository, from a fresh clone on. Its last line sums them up. */
import { nodeProblem } from './lib/node-version.js'

const problem = nodeProblem(process.versions.node)
if (problem) {
  console.error(problem)
  console.log('0 passed, 1 failed')
  process.exit(1)
}
const { endOnSignals } = await import('./lib/end-on-signals.js')
const { createProgress } = await import('./lib/progress.js')
const { runTests } = await import('./lib/run-tests.js')

const broken = '0 passed, 1 failed'
endOnSignals((signal) => {
  process.once('exit', () => console.log(`\nStopped by ${signal}.\n${broken}`))
  return 130
})
const progress = createProgress()
try {
  process.exitCode = (await runTests(progress)) ? 0 : 1
} catch (error) {
  console.error(error)
  console.log(broken)
  process.exitCode = 1
}
progress.end()
