// Loaded into a measured process: on SIGUSR2 it writes what is alive after a collection of garbage into the
// file MEMORY_REPORT.
import { renameSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const file = process.env.MEMORY_REPORT
if (file) {
  setFlagsFromString('--expose_gc')
  const collectGarbage = runInNewContext('gc')
  process.on('SIGUSR2', () => {
    collectGarbage()
    writeFileSync(`${file}.part`, JSON.stringify(process.memoryUsage()))
    renameSync(`${file}.part`, file)
  })
}
