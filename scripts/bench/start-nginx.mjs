import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Starts nginx with one worker on the first core; it serves the given page with its ready-made gzip.
 * With the folder of a certificate it does so over TLS.
 *
 * @param {{ folder: string, port: number, plain: Buffer, gzip: Buffer, certificate?: string }} options
 */
export async function startNginx({ folder, port, plain, gzip, certificate }) {
  const root = join(folder, 'root')
  await mkdir(root, { recursive: true })
  await writeFile(join(root, 'page.html'), plain)
  await writeFile(join(root, 'page.html.gz'), gzip)
  const config = join(folder, 'nginx.conf')
  await writeFile(config, configuration(folder, root, port, certificate))
  const child = spawn('taskset', ['-c', '0', 'nginx', '-c', config, '-e', join(folder, 'error')], {
    stdio: 'inherit',
  })
  const ended = once(child, 'exit')
  await waitUntilListening(port)
  return {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}/page.html`,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** @param {string} folder @param {string} root @param {number} port @param {string} [certificate] */
function configuration(folder, root, port, certificate) {
  const tls = certificate
    ? `ssl_certificate ${certificate}/fullchain.pem; ssl_certificate_key ${certificate}/privkey.pem;`
    : ''
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 1000000;
  gzip_static on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}${tls && ' ssl'}; ${tls} root ${root}; }
}
`
}

/** @param {number} port */
async function waitUntilListening(port) {
  for (let tries = 0; tries < 100; tries++) {
    const socket = connect(port, '127.0.0.1')
    const isListening = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isListening) return
    await pause(100)
  }
  throw new Error(`nginx does not listen on port ${port}.`)
}
