/** `npm test`: every check of the repository, from a fresh clone on. Its last line sums them up. */
import { nodeProblem } from './lib/node-version.js'

const problem = nodeProblem(process.versions.node)
if (problem) {
  console.error(problem)
  console.log('0 passed, 1 failed')
  process.exit(1)
}

// In a function, since old versions of Node cannot read a file with `await` at its top.
async function test() {
  const { runTests } = await import('./lib/run-tests.js')
  const { sumUp } = await import('./lib/sum-up.js')
  await sumUp(runTests)
}
void test()
