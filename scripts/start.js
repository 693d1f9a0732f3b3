/** `npm start`: from a fresh clone to the running site and CMS. Nothing need be installed before. */
import { nodeProblem } from './lib/node-version.js'

const problem = nodeProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exit(1)
}

// In a function, since old versions of Node cannot read a file with `await` at its top.
async function start() {
  const { runCommand } = await import('./lib/run-command.js')
  const { startAll } = await import('./lib/start-all.js')
  await runCommand(startAll)
}
void start()
