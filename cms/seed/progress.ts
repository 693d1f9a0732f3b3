/** Rewrites one line of a terminal; in a log, one line each time a step is done. */
export function showProgress(step: string, done: number, total: number): void {
  const line = `Demo content: ${step} ${done} of ${total}`
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}${done === total ? '\n' : ''}`)
  else if (done === total) console.log(line)
}
