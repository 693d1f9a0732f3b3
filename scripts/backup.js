/** `npm run backup -- FOLDER`: copies everything that must last into an empty folder, while the site runs. */
import { nodeProblem } from './lib/node-version.js'

const problem = nodeProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exit(1)
}

// In a function, since old versions of Node cannot read a file with `await` at its top.
async function backUp() {
  const { runBackupCommand } = await import('./lib/backup/run-backup-command.js')
  await runBackupCommand('backup', async (backup, say) => {
    const { makeBackup } = await import('./lib/backup/make-backup.js')
    const { inRepository } = await import('./lib/repository.js')
    const { readSettings } = await import('./lib/settings.js')
    const settings = readSettings({ file: inRepository('.env') })
    const { files, counts } = await makeBackup({ settings, backup, say })
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    const figures = Object.entries(counts).map(([name, count]) => `${name} ${count}`)
    say(
      `${backup} holds ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB (${figures.join(', ')})`,
    )
    say('It holds the keys and what visitors sent: keep it as safe as the site itself.')
  })
}
void backUp()
