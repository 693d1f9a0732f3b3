import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { findBrowser } from '../lib/find-browser.js'
import { comparePictures } from './compare-screens/compare-pictures'
import { findPages } from './compare-screens/find-pages'
import { takeScreen } from './compare-screens/take-screen'

/**
 * Compares two running sites with the same content pixel by pixel: one page of each kind in both languages at two
 * widths. Pictures of pages that differ lie in a folder: before, after, and the pixels that differ in red.
 *
 *   npx tsx scripts/bench/compare-screens.ts http://localhost:3000 http://localhost:4000 [--folder screens] [page…]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string', default: join('.cache', 'screens') } },
})
const [before, after, ...named] = positionals
if (!before || !after) throw new Error('The addresses of two sites are needed')
const widths = [390, 1440]
const differs = 'pixels that differ, %'

const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  // Neither site may ask another host, such as one with map tiles.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ],
})
await mkdir(values.folder, { recursive: true })
const rows: { page: string; width: number; language: string; [differs]: number }[] = []
for (const { name, locale, path } of await findPages(before, named)) {
  for (const width of widths) {
    const one = await takeScreen(browser, before + path, width)
    const other = await takeScreen(browser, after + path, width)
    const file = join(values.folder, `${name}-${locale}-${width}`)
    const percent = await comparePictures(one, other, file)
    rows.push({ page: name, width, language: locale, [differs]: percent })
  }
}
await browser.close()
console.table(rows)
const count = rows.filter((row) => row[differs] !== 0).length
console.log(`${count} of ${rows.length} screens differ; see ${values.folder}`)
