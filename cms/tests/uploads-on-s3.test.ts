import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import provider from '@strapi/provider-upload-aws-s3'

const settings = {
  UPLOADS_S3_BUCKET: 'pictures',
  UPLOADS_S3_ACCESS_KEY_ID: 'key',
  UPLOADS_S3_SECRET_ACCESS_KEY: 'secret',
  UPLOADS_S3_PUBLIC_URL: 'https://pictures.example.com',
}
const secrets = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'CMS_CONTENT_TOKEN',
  'CMS_SUBMISSION_TOKEN',
  'CMS_STAFF_TOKEN',
  'CMS_CONTRACT_TOKEN',
  'CONTENT_WEBHOOK_SECRET',
  'PREVIEW_SECRET',
]

/** The configuration of Strapi with these variables; no file of settings is read. */
async function configure(variables: Record<string, string>) {
  vi.stubEnv('ENV_PATH', '/nowhere')
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { default: plugins } = await import('../config/plugins')
  const { default: middlewares } = await import('../config/middlewares')
  return { upload: plugins().upload.config, middlewares: middlewares() }
}

/** A store that keeps objects by their path, as a bucket does. */
async function startStore() {
  const objects = new Map<string, Buffer>()
  const headers: string[] = []
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://store').pathname
    headers.push(...Object.keys(request.headers))
    if (request.method === 'PUT') objects.set(path, await buffer(request))
    if (request.method === 'DELETE') objects.delete(path)
    response.writeHead(request.method === 'DELETE' ? 204 : 200, { ETag: '"1"' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { endpoint, objects, headers }
}

describe('pictures of the CMS', () => {
  beforeEach(() => {
    vi.resetModules()
    for (const name of secrets) vi.stubEnv(name, 'only-for-this-test')
  })
  afterEach(() => vi.unstubAllEnvs())

  it('are files without a bucket', async () => {
    const { upload, middlewares } = await configure({})
    expect(upload).not.toHaveProperty('provider')
    expect(middlewares).toContainEqual(expect.objectContaining({ name: 'strapi::security' }))
  })

  it('go to the bucket and leave it', async () => {
    const store = await startStore()
    const { upload } = await configure({ ...settings, UPLOADS_S3_ENDPOINT: store.endpoint })
    if (!('providerOptions' in upload)) throw new Error('There is no provider.')
    expect(upload.provider).toBe('aws-s3')
    const uploads = provider.init(upload.providerOptions as Parameters<typeof provider.init>[0])
    const picture = { hash: 'house_1', ext: '.jpg', mime: 'image/jpeg', url: '' }
    const file = { ...picture, buffer: Buffer.from('a house') }
    await uploads.upload(file as never)
    expect(file.url).toBe('https://pictures.example.com/house_1.jpg')
    expect([...store.objects]).toEqual([['/pictures/house_1.jpg', Buffer.from('a house')]])
    // Stores other than Amazon's, and new buckets there, refuse it.
    expect(store.headers).not.toContain('x-amz-acl')
    await uploads.delete(file as never)
    expect(store.objects.size).toBe(0)
  })

  it('are shown in the panel', async () => {
    const { middlewares } = await configure(settings)
    expect(JSON.stringify(middlewares)).toContain('https://pictures.example.com')
  })

  it('need every setting of the bucket', async () => {
    await expect(configure({ ...settings, UPLOADS_S3_PUBLIC_URL: '' })).rejects.toThrow(
      /UPLOADS_S3_PUBLIC_URL/,
    )
  })
})
