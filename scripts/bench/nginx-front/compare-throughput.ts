import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runWrk } from '../run-wrk.mjs'
import { startNginx } from '../start-nginx.mjs'
import type { Ask } from './ask'
import { median } from './report'
import { names, type Front } from './start-front'

type Stage = { ask: Ask; front: Front; folder: string; path: string }

const rounds = 3
const encoding = { 'Accept-Encoding': 'gzip' }

/**
 * Compares a stored page through deploy/nginx with nginx serving the same bytes as a static file, on kept connections
 * with TLS and without. nginx has the first core with one process, wrk the second; the two are loaded in turns.
 */
export async function compareThroughput({ ask, front, folder, path }: Stage): Promise<void> {
  const gzip = await ask(path, { headers: encoding })
  const plain = await ask(path, { headers: { 'Accept-Encoding': 'identity' } })
  console.log(`${path}: ${gzip.body.length} bytes with gzip`)
  const { https, plain: http } = front.ports
  await compare('with TLS', `https://127.0.0.1:${https}${path}`, join(folder, 'tls'))
  await compare('without TLS', `http://127.0.0.1:${http}${path}`)

  async function compare(name: string, stored: string, certificate?: string): Promise<void> {
    const base = join(folder, `static ${name}`.replaceAll(' ', '-'))
    await mkdir(base)
    const file = await startNginx({
      folder: base,
      port: http + 1,
      plain: plain.body,
      gzip: gzip.body,
      ...(certificate && { certificate }),
    })
    try {
      const options = { seconds: 4, headers: { ...encoding, Host: names.site } }
      const ratios: number[] = []
      for (let round = 0; round < rounds; round++) {
        const fileRate = (await runWrk(file.url, options)).rate
        const storedRate = (await runWrk(stored, options)).rate
        ratios.push(storedRate / fileRate)
        console.log(`${name}: file ${Math.round(fileRate)} /s, page ${Math.round(storedRate)} /s`)
      }
      console.log(`${name}: median ratio ${median(ratios).toFixed(2)}`)
    } finally {
      await file.stop()
    }
  }
}
