import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const texts = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.xml'])
/** Below this many bytes compression gains nothing. */
const smallest = 512

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/**
 * Puts a .br and a .gz beside every file of a folder that compresses, for the server to send as they are.
 * @param {string} folder
 */
export async function precompress(folder) {
  let saved = 0
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name)
    if (!texts.has(extname(file)) || (await stat(file)).size < smallest) continue
    const content = await readFile(file)
    const packed = {
      '.br': await promisify(brotliCompress)(content, best),
      '.gz': await promisify(gzip)(content, { level: 9 }),
    }
    for (const [suffix, body] of Object.entries(packed)) await writeFile(file + suffix, body)
    saved += content.length - packed['.br'].length
  }
  console.log(`Compressed what browsers load: ${Math.round(saved / 1024)} kB less to send.`)
}
