/**
 * How to call npm: the very one that runs this script, where npm does.
 * @param {readonly string[]} args
 * @returns {{ command: string, args: string[] }}
 */
export function npmCommand(args) {
  const running = process.env.npm_execpath
  if (running && /npm-cli\.c?js$/.test(running)) {
    return { command: process.execPath, args: [running, ...args] }
  }
  return { command: 'npm', args: [...args] }
}
