import { readdirSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { log } from '~/platform/log/log.server'
import { cacheControl, noStore } from '~/platform/page-cache/cache-policy'
import { chooseEncoding } from '~/platform/page-cache/choose-encoding'
import type { HeaderPair } from '~/platform/page-cache/page-types'

export type StaticFiles = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void

const mediaTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/**
 * Serves the built files of `folder`, with the .br and .gz variants that the build made. Files under `/assets/` have a
 * content hash in their name and never change. With `builds`, the folder of all builds, an asset of another build is
 * served as well: pages of the build before are still open in browsers, and another site may run the next one already.
 * Only listed files are read, so no other path reaches the disk. A file that was deleted is an uncached 404.
 */
export function createStaticFiles(
  folder: string,
  common: readonly HeaderPair[],
  builds?: string,
): StaticFiles {
  const own = listFiles(folder)
  const findElsewhere = builds === undefined ? () => undefined : createAssetFinder(builds)

  async function send(request: IncomingMessage, response: ServerResponse, found: FoundFile) {
    const { name, folder, names } = found
    const accepted = chooseEncoding(request.headers['accept-encoding'])
    const compressed = encodings.find(
      ([encoding, ending]) => accepted === encoding && names.has(name + ending),
    )
    const file = await open(join(folder, name + (compressed?.[1] ?? '')))
    try {
      const { size, mtimeMs } = await file.stat()
      const etag = `W/"${size}-${Math.round(mtimeMs)}"`
      const isKnown = request.headers['if-none-match'] === etag
      response.writeHead(isKnown ? 304 : 200, {
        ...Object.fromEntries(common),
        'Cache-Control': name.startsWith('/assets/')
          ? cacheControl.immutable
          : cacheControl.publicFile,
        ETag: etag,
        Vary: 'Accept-Encoding',
        ...(!isKnown && {
          'Content-Type': mediaTypes[extname(name)] ?? 'application/octet-stream',
          'Content-Length': size,
          ...(compressed && { 'Content-Encoding': compressed[0] }),
        }),
      })
      if (isKnown || request.method === 'HEAD') response.end()
      else await sendContent(file, response)
    } finally {
      await file.close()
    }
  }

  return (request, response, next) => {
    const name = (request.url ?? '/').split('?', 1)[0] ?? '/'
    const found = own.has(name) ? { name, folder, names: own } : findElsewhere(name)
    if (!found) return next()
    send(request, response, found).catch((err: unknown) => {
      if (response.headersSent) return void response.destroy()
      log.warn({ err, name }, 'built file cannot be read')
      response.writeHead(404, { 'Cache-Control': noStore, 'Content-Length': 0 }).end()
    })
  }
}

type FoundFile = { name: string; folder: string; names: ReadonlySet<string> }

/** The files below a folder, as the paths at which browsers load them. */
function listFiles(folder: string): Set<string> {
  return new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(
        ({ parentPath, name }) =>
          `/${relative(folder, join(parentPath, name)).split(sep).join('/')}`,
      ),
  )
}

/** Finds assets of the builds in a folder. When one is missing, the lists of builds that are new are read. */
function createAssetFinder(builds: string): (name: string) => FoundFile | undefined {
  let lists = new Map<string, Omit<FoundFile, 'name'>>()

  function read(): void {
    const names = namesOfBuilds(builds)
    if (names.length === lists.size && names.every((name) => lists.has(name))) return
    lists = new Map(
      names.map((name) => [name, lists.get(name) ?? filesOfBuild(join(builds, name))]),
    )
  }

  return (name) => {
    if (!name.startsWith('/assets/')) return undefined
    const find = () => [...lists.values()].find(({ names }) => names.has(name))
    let found = find()
    if (!found) {
      read()
      found = find()
    }
    return found && { name, ...found }
  }
}

/** The names of builds begin with the time at which they were made. Unfinished builds are named otherwise. */
function namesOfBuilds(builds: string): string[] {
  try {
    return readdirSync(builds).filter((name) => /^\d/.test(name))
  } catch {
    return []
  }
}

function filesOfBuild(build: string): Omit<FoundFile, 'name'> {
  const folder = join(build, 'client')
  try {
    return { folder, names: listFiles(folder) }
  } catch {
    // It has just been removed.
    return { folder, names: new Set() }
  }
}

/** Streams a file. If the client disconnects or reading fails, only this response ends. */
async function sendContent(file: FileHandle, response: ServerResponse): Promise<void> {
  await pipeline(file.createReadStream({ autoClose: false }), response)
}
