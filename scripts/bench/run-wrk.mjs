import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Loads one address for some seconds from the second core and gives the requests answered a second and in all.
 * Throws when any answer was not the expected one.
 *
 * @param {string} url
 * @param {{ seconds: number, headers: Record<string, string> }} options
 */
export async function runWrk(url, { seconds, headers }) {
  const list = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const wrk = ['wrk', '-t1', '-c32', `-d${seconds}s`, ...list, url]
  const { stdout } = await run('taskset', ['-c', '1', ...wrk])
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  if (!(rate > 0) || /Non-2xx|Socket errors/.test(stdout)) {
    throw new Error(`The load on ${url} did not go well:\n${stdout}`)
  }
  return { rate, requests }
}
