import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/**
 * Processor time that a process and its children have used so far, in seconds, from Linux's /proc.
 *
 * @param {number} pid
 * @returns {number}
 */
export function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const own = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return children
    .split(' ')
    .filter(Boolean)
    .reduce((sum, child) => sum + cpuSeconds(Number(child)), own)
}
