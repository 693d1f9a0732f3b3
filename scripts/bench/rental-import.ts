/**
 * How long a table of 1,000 rentals in two languages takes, and what visitors feel of it. Starts programs of its own:
 *
 *   node --import tsx scripts/bench/rental-import.ts [--lines 1000]
 *
 * Dry run; import, killed by SIGKILL half-way and resumed by the next start of the CMS; the same file again, which
 * changes nothing. Before and meanwhile a visitor asks for the list and for a house twenty times a second: p50 and p99
 * of the answers.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { csvLine } from '~content/csv-line'
import { readCsv } from '~content/read-csv'
import {
  newImportAnswerSchema,
  rentalImportAnswerSchema,
  rentalTableSchema,
} from '~content/rental-import'
import { cmsAddress, siteAddress } from '../lib/addresses.js'
import { runCms, runSite, withOwnStack } from './own-stack.mjs'

const { values } = parseArgs({ options: { lines: { type: 'string', default: '1000' } } })
const lines = Number(values.lines)
const askEveryMs = 50
const by = { id: 1, name: 'Bench' }

await withOwnStack(async (_folder, settings) => {
  let cms = await runCms(settings)
  await runSite(settings)
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, content?: object) => {
    const answer = await fetch(`${cmsAddress(settings)}/api/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${settings.CMS_CONTRACT_TOKEN}`,
      },
      ...(content && { body: JSON.stringify(content) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}`)
    const body: unknown = await answer.json()
    return body
  }
  const find = async (key: string) => {
    const { data } = rentalImportAnswerSchema.parse(await send('GET', `rental-imports/${key}`))
    if (!data) throw new Error('The import is gone.')
    return data.import
  }
  const until = async (key: string, isOver: (one: Awaited<ReturnType<typeof find>>) => boolean) => {
    for (;;) {
      // The CMS may be away.
      const found = await find(key).catch(() => null)
      if (found && isOver(found)) return found
      await pause(500)
    }
  }
  const plan = async (text: string) => {
    const file = { by, fileName: 'bench.csv', text }
    const { data } = newImportAnswerSchema.parse(await send('POST', 'rental-imports', file))
    return until(data.key, ({ stage }) => stage !== 'planning')
  }

  const text = multiply(await exportAll(send))
  const list = '/vacation-rentals'
  const page = await (await fetch(siteAddress(settings) + list)).text()
  const [house = list] = /\/vacation-rentals\/guatemala(?:\/[\w-]+){3}/.exec(page) ?? []
  const paths = [list, house]
  console.log('Visitors before:', await whileAsking(settings, paths, () => pause(20_000)))

  const planning = stopwatch()
  const planned = await plan(text)
  console.log(`Dry run of ${planned.lines} lines: ${planning()} s`, planned.counts)

  const importing = stopwatch()
  const visitors = await whileAsking(settings, paths, async () => {
    await send('PUT', `rental-imports/${planned.key}`, { do: 'start', by })
    const half = await until(planned.key, ({ imported }) => imported >= lines / 2)
    cms.signal('SIGKILL')
    await cms.exited
    console.log(`Killed after ${half.imported} lines and ${importing()} s`)
    cms = await runCms(settings)
    const done = await until(planned.key, ({ stage }) => stage === 'done')
    console.log(
      `Imported ${done.imported}, skipped ${done.skipped}: ${importing()} s with the kill`,
    )
  })
  console.log('Visitors meanwhile:', visitors)

  const again = await plan(text)
  console.log('The same file again:', again.counts)
})
process.exit(0)

function stopwatch(): () => number {
  const began = performance.now()
  return () => Math.round((performance.now() - began) / 1000)
}

async function exportAll(send: (method: 'GET', path: string) => Promise<unknown>) {
  let file = ''
  for (let after: string | null = ''; after !== null;) {
    const query = new URLSearchParams({ after })
    const { data } = rentalTableSchema.parse(await send('GET', `rental-table?${query}`))
    file += data.lines
    after = data.next
  }
  return file
}

/** The rentals of an export under new slugs, again and again until there are enough. */
function multiply(file: string): string {
  const rows = readCsv(file)
  if ('brokenLine' in rows) throw new Error('The export cannot be read.')
  const [header, ...rentals] = rows.map(({ cells }) => cells)
  const at = header?.indexOf('slug') ?? -1
  const published = header?.indexOf('published') ?? -1
  const body = Array.from({ length: lines }, (_, number) => {
    const cells = [...(rentals[number % rentals.length] ?? [])]
    cells[at] = `bench-${number}`
    cells[published] = 'yes'
    return csvLine(cells)
  })
  return [csvLine(header ?? []), ...body].join('')
}

/** Asks for pages in turn while something happens. */
async function whileAsking(
  settings: Parameters<typeof siteAddress>[0],
  paths: readonly string[],
  happen: () => Promise<unknown>,
): Promise<string> {
  const times: number[] = []
  let failed = 0
  let isOver = false
  const asking: Promise<void>[] = []
  const ask = async (path: string) => {
    const began = performance.now()
    const answer = await fetch(siteAddress(settings) + path).catch(() => null)
    await answer?.arrayBuffer()
    times.push(performance.now() - began)
    if (!answer?.ok) failed += 1
  }
  const loop = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      asking.push(ask(paths[turn % paths.length] ?? '/'))
      await pause(askEveryMs)
    }
  }
  const looping = loop()
  await happen().finally(() => (isOver = true))
  await looping
  await Promise.all(asking)
  times.sort((a, b) => a - b)
  const of = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0)
  return `${times.length} answers, p50 ${of(0.5)} ms, p99 ${of(0.99)} ms, slowest ${of(0.999999)} ms, ${failed} failed`
}
