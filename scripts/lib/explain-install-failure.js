/**
 * What to do about a failed installation, as far as its log tells; undefined where it does not.
 * @param {{ log: string, missingTools: readonly string[], platform: NodeJS.Platform }} failure
 * @returns {string | undefined}
 */
export function explainInstallFailure({ log, missingTools, platform }) {
  if (/node-gyp|prebuild-install|not found: make|gyp ERR/.test(log) && missingTools.length > 0) {
    return (
      'The database driver (better-sqlite3) had to be compiled, and this machine lacks ' +
      `${missingTools.join(', ')}.\n${howToInstall(platform)} Then start again.`
    )
  }
  // The driver asks another host for a ready-made file first; that it is not there is no fault.
  if (/gyp ERR/.test(log)) {
    return 'The database driver (better-sqlite3) could not be compiled; the lines above say why.'
  }
  if (/ENOTFOUND|ETIMEDOUT|ECONNREFUSED|ECONNRESET|EAI_AGAIN/.test(log)) {
    return 'The package registry could not be reached. Check the connection (or proxy) and start again.'
  }
  if (/ENOSPC/.test(log)) return 'The disk is full. About 3 GB are needed.'
  return undefined
}

/** @param {NodeJS.Platform} platform */
function howToInstall(platform) {
  if (platform === 'darwin') return 'Install the command line tools: xcode-select --install.'
  return 'Install a compiler, on Debian or Ubuntu: apt-get install python3 make g++.'
}
