/**
 * Lighthouse (mobile preset) on the home page, a list and a detail page of a running site, or on the paths named:
 * median scores of several runs, and the bytes that travelled by kind.
 *
 *   node scripts/bench/lighthouse.mjs http://localhost:3000 [runs [path…]]
 */
import { existsSync } from 'node:fs'
import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'

const origin = process.argv[2] ?? 'http://localhost:3000'
const runs = Number(process.argv[3] ?? 3)
const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]
const kinds = ['script', 'stylesheet', 'font', 'image', 'document']
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const named = process.argv.slice(4)
const paths = named.length > 0 ? named : ['/', '/vacation-rentals', await firstDetailPath()]

async function firstDetailPath() {
  const html = await (await fetch(`${origin}/vacation-rentals`)).text()
  const found = /href="(\/vacation-rentals\/guatemala\/[^/"]+\/[^/"]+\/[^"?]+)"/.exec(html)
  if (!found?.[1]) throw new Error('The list shows no rental')
  return found[1]
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}

/** @param {string} url @param {number} port */
async function measure(url, port) {
  const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse has no result for ${url}`)
  const { lhr } = result
  const requests = lhr.audits['network-requests']?.details
  /** @type {Record<string, number>} */
  const bytes = {}
  if (requests?.type === 'table') {
    for (const item of requests.items) {
      const kind = String(item.resourceType).toLowerCase()
      bytes[kind] = (bytes[kind] ?? 0) + Number(item.transferSize)
    }
  }
  return {
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    fcp: (lhr.audits['first-contentful-paint']?.numericValue ?? NaN) / 1000,
    lcp: (lhr.audits['largest-contentful-paint']?.numericValue ?? NaN) / 1000,
    cls: lhr.audits['cumulative-layout-shift']?.numericValue ?? NaN,
    tbt: lhr.audits['total-blocking-time']?.numericValue ?? NaN,
    bytes,
    failed: Object.values(lhr.audits)
      .filter(
        (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary',
      )
      .map((audit) => audit.id),
  }
}

for (const path of paths) {
  /** @type {Awaited<ReturnType<typeof measure>>[]} */
  const results = []
  for (let run = 0; run < runs; run++) {
    const chrome = await chromeLauncher.launch({
      chromeFlags: flags,
      ...(installed && { chromePath: installed }),
    })
    try {
      results.push(await measure(origin + path, chrome.port))
    } finally {
      chrome.kill()
    }
  }
  const scores = categories.map((_, index) => median(results.map((one) => one.scores[index] ?? 0)))
  const kB = kinds.map(
    (kind) => `${kind} ${(median(results.map((one) => one.bytes[kind] ?? 0)) / 1000).toFixed(1)}`,
  )
  console.log(path)
  console.log(`  ${categories.map((category, index) => `${category} ${scores[index]}`).join('  ')}`)
  /** @param {'fcp' | 'lcp' | 'cls' | 'tbt'} figure @param {number} digits */
  const of = (figure, digits) => median(results.map((one) => one[figure])).toFixed(digits)
  console.log(
    `  FCP ${of('fcp', 2)} s  LCP ${of('lcp', 2)} s  CLS ${of('cls', 3)}  TBT ${of('tbt', 0)} ms`,
  )
  console.log(`  kB: ${kB.join('  ')}`)
  const failed = new Set(results.flatMap((one) => one.failed))
  if (failed.size > 0) console.log(`  below 0.9: ${[...failed].join(', ')}`)
}
