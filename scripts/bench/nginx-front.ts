/**
 * Tries deploy/nginx with a real nginx in front of the built site and the seeded CMS, and prints what passed:
 * `npx tsx scripts/bench/nginx-front.ts`. It starts programs of its own (E2E_SITE_PORT, E2E_CMS_PORT) and needs nginx
 * and openssl. With `--throughput` it compares a stored page with a static file of nginx instead, with wrk.
 */
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { cmsAddress, siteAddress } from '../lib/addresses.js'
import { createAsk } from './nginx-front/ask'
import { compareThroughput } from './nginx-front/compare-throughput'
import { createRename } from './nginx-front/rename-rental'
import { countFailed } from './nginx-front/report'
import { names, startFront } from './nginx-front/start-front'
import { findRentals } from './nginx-front/find-rentals'
import { tryAge } from './nginx-front/try-age'
import { tryDelivery } from './nginx-front/try-delivery'
import { tryOutage } from './nginx-front/try-outage'
import { tryPrivacy } from './nginx-front/try-privacy'
import { runCms, runSite, withOwnStack } from './own-stack.mjs'

const { values } = parseArgs({ options: { throughput: { type: 'boolean', default: false } } })
const ports = { http: 39_280, https: 39_281, plain: 39_282 }

await withOwnStack(async (folder, own) => {
  const settings = {
    ...own,
    SITE_ORIGIN: `https://${names.site}`,
    CMS_PUBLIC_URL: `https://${names.cms}`,
  }
  const [site, cms] = [siteAddress(settings), cmsAddress(settings)]
  await runCms(settings)
  let program = await runSite(settings)
  const front = await startFront(folder, {
    ports,
    sites: [new URL(site).host],
    cms: new URL(cms).host,
    ...(values.throughput ? { isMeasured: true, processes: 1 } : {}),
  })
  try {
    const ask = createAsk(front)
    const rentals = await findRentals(site)
    const [rental] = rentals
    if (!rental) throw new Error('There is no rental.')
    if (values.throughput) return await compareThroughput({ ask, front, folder, path: '/' })
    const picture = await drawPicture()
    await tryDelivery({ ask, front, page: rental.path, picture })
    await tryPrivacy({ ask, front, rental })
    const askSite = async (path: string) => (await fetch(site + path)).text()
    await tryAge({ ask, askSite, rename: await createRename(cms), rentals })
    await tryOutage({
      ask,
      busy: '/',
      quiet: rental.path,
      async stop() {
        program.signal('SIGTERM')
        await program.exited
      },
      async start() {
        program = await runSite(settings)
      },
    })
  } finally {
    await front.stop()
  }
})
process.exit(countFailed() === 0 ? 0 : 1)

/** A picture that uploads take. */
function drawPicture(): Promise<Buffer> {
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer()
}
