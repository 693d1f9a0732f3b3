import { join } from 'node:path'
import { raiseRevision } from '../src/changes/content-revision'
import { environment } from '../src/environment/environment'
import { rentals } from './content/rentals'
import { importDemoContent } from './import-demo-content'
import { planPictures } from './pictures/plan'
import { guatemalaDay } from '../src/records/guatemala-day'
import { startStrapi } from './start-strapi'

async function main(): Promise<void> {
  const started = performance.now()
  const { publicDirectory } = environment()
  const strapi = await startStrapi()
  const written = { count: 0 }
  const context = { strapi, today: guatemalaDay(new Date()), progress: showProgress, written }
  await importDemoContent(context, {
    rentals,
    plan: planPictures(rentals),
    uploads: join(publicDirectory, 'uploads'),
  })
  if (written.count > 0) await raiseRevision(strapi)
  await strapi.destroy()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Demo content is in place: ${written.count} entries written in ${seconds} s.`)
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)

/** Rewrites one line of a terminal; in a log, one line each time a step is done. */
function showProgress(step: string, done: number, total: number): void {
  const line = `Demo content: ${step} ${done} of ${total}`
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}${done === total ? '\n' : ''}`)
  else if (done === total) console.log(line)
}
