import { ensureEnvironmentFile } from './environment-file.js'
import { endOnSignals } from './end-on-signals.js'
import { endPrograms } from './program.js'
import { createProgress } from './progress.js'
import { inRepository } from './repository.js'
import { StepFailed } from './run-step.js'
import { readSettings } from './settings.js'

/** @typedef {import('./settings.js').Settings} Settings */
/**
 * @typedef {{ settings: Settings, progress: import('./progress.js').Progress, onUp: () => void, isEnding: () => boolean
 * }} Command
 */

/**
 * Runs a command that ends by Ctrl-C or by a failure: with the settings of `.env`, which is made when
 * it is missing. `onUp` is called by it when everything runs; a stop from then on is a good end.
 * @param {(command: Command) => Promise<string>} command resolves with what went wrong
 */
export async function runCommand(command) {
  let isUp = false
  let isEnding = false
  const progress = createProgress()
  endOnSignals((signal) => {
    isEnding = true
    progress.end()
    console.log(isUp ? '\nEnding the site and the CMS …' : '\nStopped.')
    if (isUp) return 0
    return signal === 'SIGINT' ? 130 : 143
  })
  try {
    const file = inRepository('.env')
    const { created, added } = ensureEnvironmentFile({
      file,
      example: inRepository('.env.example'),
    })
    if (created) progress.say('Made .env with fresh secrets')
    if (added.length > 0) progress.say(`Added fresh secrets to .env: ${added.join(', ')}`)
    const settings = readSettings({ file })
    throw new StepFailed(
      await command({
        settings,
        progress,
        onUp: () => (isUp = true),
        isEnding: () => isEnding,
      }),
    )
  } catch (error) {
    // What ends because it was told to is no failure.
    if (isEnding) return
    isEnding = true
    progress.end()
    console.error(`\n${error instanceof StepFailed ? error.message : String(error)}`)
    await endPrograms()
    process.exit(1)
  }
}
