/** `npm run dev`: site and CMS with hot reload, on the settings of `npm start`. */
import { nodeProblem } from './lib/node-version.js'

const problem = nodeProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exit(1)
}
const { runCommand } = await import('./lib/run-command.js')
const { developAll } = await import('./lib/develop-all.js')
await runCommand(developAll)
