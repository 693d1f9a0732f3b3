import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Starts nginx with one worker on the first core; it serves the given page with its ready-made gzip.
 *
 * @param {{ folder: string, port: number, plain: Buffer, gzip: Buffer }} options
 */
export async function startNginx({ folder, port, plain, gzip }) {
  const root = join(folder, 'root')
  await mkdir(root, { recursive: true })
  await writeFile(join(root, 'page.html'), plain)
  await writeFile(join(root, 'page.html.gz'), gzip)
  const config = join(folder, 'nginx.conf')
  await writeFile(config, configuration(folder, root, port))
  const child = spawn('taskset', ['-c', '0', 'nginx', '-c', config, '-e', join(folder, 'error')], {
    stdio: 'inherit',
  })
  return {
    url: `http://127.0.0.1:${port}/page.html`,
    pid: child.pid,
    stop: () => child.kill('SIGTERM'),
  }
}

/** @param {string} folder @param {string} root @param {number} port */
function configuration(folder, root, port) {
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
  server { listen 127.0.0.1:${port}; root ${root}; }
}
`
}
