/** `npm run restore -- FOLDER`: puts a backup into a checkout that has no data yet. */
import { nodeProblem } from './lib/node-version.js'

const problem = nodeProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exit(1)
}

// In a function, since old versions of Node cannot read a file with `await` at its top.
async function restore() {
  const { runBackupCommand } = await import('./lib/backup/run-backup-command.js')
  await runBackupCommand('restore', async (backup, say) => {
    const { restoreBackup } = await import('./lib/backup/restore-backup.js')
    const { manifest, settings } = await restoreBackup({ backup, say })
    say(
      `Restored the backup of ${manifest.madeAt} into ${settings.DATA_DIR}. Start with npm start.`,
    )
    say('What waited to be delivered is delivered then: do not run it beside the original.')
  })
}
void restore()
