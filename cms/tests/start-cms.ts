import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cmsFolder, compileCms } from './compile-cms'

export const contentToken = 'content-token-of-the-tests'
export const submissionToken = 'submission-token-of-the-tests'
export const staffToken = 'staff-token-of-the-tests'
export const contractToken = 'contract-token-of-the-tests'
export const webhookSecret = 'webhook-secret-of-the-tests'
export const previewSecret = 'preview-secret-of-the-tests'

export type RunningCms = {
  url: string
  dataDirectory: string
  /** The last lines that it wrote, which say why it answered 500. */
  lastLines: () => string
  /** Ends the process; its data stay until `remove`. */
  stop: () => Promise<void>
  remove: () => void
}

/** A real CMS with its own database, started like `npm start` does. */
export async function startCms(variables: Record<string, string> = {}): Promise<RunningCms> {
  await compileCms()
  const dataDirectory = variables.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'ceiba-cms-'))
  const port = await freePort()
  const child = spawn(process.execPath, [join('dist', 'src', 'start.js')], {
    cwd: cmsFolder,
    env: { ...testEnvironment(dataDirectory), CMS_PORT: String(port), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = `http://127.0.0.1:${port}`
  const lastLines = keepLastLines(child)
  await untilHealthy(url, child, lastLines)
  return {
    url,
    dataDirectory,
    lastLines,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
    remove: () => rmSync(dataDirectory, { recursive: true, force: true }),
  }
}

/** Every variable that the CMS needs, independent of the local `.env`. */
export function testEnvironment(dataDirectory: string): NodeJS.ProcessEnv {
  const secret = (name: string) => `${name}-only-for-the-tests`
  return {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    // No test cuts the power, and waiting for the disk takes longer than all else.
    SQLITE_SYNCHRONOUS: 'off',
    ENV_PATH: join(dataDirectory, 'no-such-file'),
    DATA_DIR: dataDirectory,
    APP_KEYS: `${secret('one')},${secret('two')}`,
    API_TOKEN_SALT: secret('salt'),
    ADMIN_JWT_SECRET: secret('jwt'),
    TRANSFER_TOKEN_SALT: secret('transfer'),
    ENCRYPTION_KEY: secret('encryption'),
    CMS_CONTENT_TOKEN: contentToken,
    CMS_SUBMISSION_TOKEN: submissionToken,
    CMS_STAFF_TOKEN: staffToken,
    CMS_CONTRACT_TOKEN: contractToken,
    CONTENT_WEBHOOK_SECRET: webhookSecret,
    PREVIEW_SECRET: previewSecret,
    CONTENT_WEBHOOK_URL: 'http://127.0.0.1:9/webhooks/content',
    CMS_ADMIN_EMAIL: 'editor@ceiba.test',
    CMS_ADMIN_PASSWORD: 'Volcan-de-Agua-1541',
  }
}

function keepLastLines(child: ChildProcess): () => string {
  const most = 40
  let output = ''
  const keep = (data: Buffer) => {
    output = (output + data.toString()).split('\n').slice(-most).join('\n')
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return () => output
}

async function untilHealthy(url: string, child: ChildProcess, lastLines: () => string) {
  for (;;) {
    if (child.exitCode !== null) {
      throw new Error(`The CMS ended with code ${child.exitCode}:\n${lastLines()}`)
    }
    const response = await fetch(`${url}/api/health`).catch(() => null)
    if (response?.ok) return
    await wait(150)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}
