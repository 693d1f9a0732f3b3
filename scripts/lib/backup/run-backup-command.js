import { resolve } from 'node:path'
import { ownerOnly } from '../owner-only.js'
import { createProgress } from '../progress.js'
import { StepFailed } from '../run-step.js'

/**
 * Runs a command over the folder of a backup, which is its only argument. Ends with code 1 and one plain
 * sentence where it fails.
 * @param {string} name
 * @param {(folder: string, say: (text: string) => void) => Promise<void>} command
 */
export async function runBackupCommand(name, command) {
  const [folder, ...others] = process.argv.slice(2)
  if (!folder || others.length > 0) {
    console.error(`Say where: npm run ${name} -- FOLDER`)
    process.exit(1)
  }
  process.umask(ownerOnly.umask)
  const progress = createProgress()
  try {
    // npm runs scripts in the repository, whatever folder it was called in.
    await command(resolve(process.env.INIT_CWD ?? '.', folder), progress.say)
  } catch (error) {
    console.error(error instanceof StepFailed ? error.message : error)
    process.exitCode = 1
  } finally {
    progress.end()
  }
}
