import { execFileSync } from 'node:child_process'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startProgram } from '../../lib/program.js'
import { inRepository } from '../../lib/repository.js'

/** The names that deploy/nginx/nginx.conf answers to. */
export const names = {
  site: 'www.ceibastays.example',
  bare: 'ceibastays.example',
  cms: 'cms.ceibastays.example',
}

export type FrontOptions = {
  ports: {
    http: number
    https: number
    /** The site without TLS. */
    plain: number
  }
  /** Host and port of each web node; they get requests in turns. */
  sites: readonly string[]
  cms: string
  /** On its first core alone, to be measured. */
  isMeasured?: boolean
  /** As many as there are cores if not given. With one, nodes alternate strictly. */
  processes?: number
  /** Whether it passes on the address that a client says it has. */
  trustsClient?: boolean
}
export type Front = Awaited<ReturnType<typeof startFront>>

/**
 * Starts nginx with the files of deploy/nginx, in which ports, paths, nodes and the certificate alone are others.
 * Throws when one of them is not found there, or nginx does not take the configuration. Folders are made in `folder`.
 */
export async function startFront(folder: string, options: FrontOptions) {
  const {
    ports,
    sites,
    cms,
    isMeasured = false,
    processes = 'auto',
    trustsClient = false,
  } = options
  const at = (name: string) => join(folder, name)
  for (const name of ['cache', 'logs', 'tls']) await mkdir(at(name), { recursive: true })
  // nginx gives up its rights and has to find its folders.
  await chmod(folder, 0o755)
  makeCertificate(at('tls'))
  const isRoot = process.getuid?.() === 0
  const changes: Record<string, [string | RegExp, string][]> = {
    'nginx.conf': [
      ['user www-data;', isRoot ? 'user www-data;' : ''],
      ['worker_processes auto', `worker_processes ${processes}`],
      ['/run/nginx.pid', at('nginx.pid')],
      ['/etc/nginx/http.conf', at('http.conf')],
      ['/etc/nginx/site.conf', at('site.conf')],
      ['/etc/ssl/ceibastays', at('tls')],
      ['/var/log/nginx', at('logs')],
      [/listen (\[::\]:)?80\b/, `listen $1${ports.http}`],
      [/listen (\[::\]:)?443\b/, `listen $1${ports.https}`],
      ['127.0.0.1:1337', cms],
      // wrk names the address in SNI.
      [`server_name ${names.site};`, `server_name ${names.site} 127.0.0.1;`],
      [
        '# CMS_PUBLIC_URL',
        `server { listen 127.0.0.1:${ports.plain}; include ${at('site.conf')}; }\n#`,
      ],
    ],
    'http.conf': [
      ['server 127.0.0.1:3000;', sites.map((site) => `server ${site};`).join(' ')],
      ['/var/cache/nginx', at('cache')],
    ],
    'site.conf': [
      ['/var/log/nginx', at('logs')],
      [
        'X-Forwarded-For $remote_addr',
        trustsClient ? 'X-Forwarded-For $http_x_forwarded_for' : 'X-Forwarded-For $remote_addr',
      ],
    ],
  }
  for (const [file, list] of Object.entries(changes)) {
    const text = await readFile(inRepository('deploy', 'nginx', file), 'utf8')
    await writeFile(at(file), change(text, list))
  }
  const args = ['-c', at('nginx.conf'), '-e', at('start.log')]
  execFileSync('nginx', ['-t', '-q', ...args])
  const command = ['nginx', ...args, '-g', 'daemon off;']
  const [first = '', ...rest] = isMeasured ? ['taskset', '-c', '0', ...command] : command
  const program = startProgram({ command: first, args: rest, cwd: folder, env: process.env })
  return {
    ports,
    folders: { cache: at('cache'), logs: at('logs') },
    certificate: await readFile(join(at('tls'), 'fullchain.pem')),
    async stop() {
      program.signal('SIGQUIT')
      await program.exited
    },
  }
}

function change(text: string, list: readonly [string | RegExp, string][]): string {
  return list.reduce((changed, [from, to]) => {
    const everywhere = typeof from === 'string' ? from : new RegExp(from, 'g')
    const next = changed.replaceAll(everywhere, to)
    if (next === changed && from !== to) throw new Error(`deploy/nginx does not say ${from}`)
    return next
  }, text)
}

function makeCertificate(folder: string): void {
  const alternatives = Object.values(names).map((name) => `DNS:${name}`)
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      `/CN=${names.site}`,
      '-addext',
      `subjectAltName=${alternatives.join(',')}`,
      '-keyout',
      join(folder, 'privkey.pem'),
      '-out',
      join(folder, 'fullchain.pem'),
    ],
    { stdio: 'ignore' },
  )
}
