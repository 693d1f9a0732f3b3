/** `npm run dev`: site and CMS with hot reload, on the settings of `npm start`. */
import { nodeProblem } from './lib/node-version.js'

const problem = nodeProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exit(1)
}

// In a function, since old versions of Node cannot read a file with `await` at its top.
async function develop() {
  const { runCommand } = await import('./lib/run-command.js')
  const { developAll } = await import('./lib/develop-all.js')
  await runCommand(developAll)
}
void develop()
