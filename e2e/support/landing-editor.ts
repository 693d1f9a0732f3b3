import * as z from 'zod'
import type { Locale } from '~content/locale'
import type { CmsAccount } from './editor'
import { editorToken } from './editor-token'

const collection = (type: string) => `collection-types/api::${type}.${type}`
const single = (type: string) => `single-types/api::${type}.${type}`
const redirects = 'collection-types/api::redirect.redirect'

const entrySchema = z.object({ documentId: z.string(), slug: z.string() })
const foundSchema = z.object({ results: z.array(entrySchema) })
const formerSchema = z.object({ results: z.array(z.object({ documentId: z.string() })) })
const filesSchema = z.object({ results: z.array(z.object({ id: z.number(), url: z.string() })) })
const savedSchema = z.object({ data: z.object({ documentId: z.string() }) })

/** Marketing at work in the CMS on landings, posts and redirects. Throws where a call is refused. */
export async function signInAsMarketer(account: CmsAccount) {
  const token = await editorToken(account)

  async function call(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, data?: object) {
    const response = await fetch(`${account.cms}/content-manager/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: data ? JSON.stringify(data) : null,
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${text}`)
    return text === '' ? null : (JSON.parse(text) as unknown)
  }

  return {
    async find(type: string, slug: string, locale: Locale): Promise<string> {
      const query = `locale=${locale}&filters[slug][$eq]=${slug}`
      const { results } = foundSchema.parse(await call('GET', `${collection(type)}?${query}`))
      if (!results[0]) throw new Error(`The CMS has no ${type} ${slug}`)
      return results[0].documentId
    },

    /** Changes an entry in one language and publishes it. */
    async publish(type: string, documentId: string, locale: Locale, fields: object): Promise<void> {
      const address = `${collection(type)}/${documentId}`
      await call('PUT', `${address}?locale=${locale}`, fields)
      await call('POST', `${address}/actions/publish?locale=${locale}`, {})
    },

    /** A single type as it was saved last. */
    async readSingle(type: string, locale: Locale): Promise<Record<string, unknown>> {
      const found = await call('GET', `${single(type)}?locale=${locale}`)
      return z.object({ data: z.record(z.string(), z.unknown()) }).parse(found).data
    },

    /** Saves the draft of a single type. */
    async saveSingle(type: string, locale: Locale, fields: object): Promise<void> {
      await call('PUT', `${single(type)}?locale=${locale}`, fields)
    },

    async publishSingle(type: string, locale: Locale): Promise<void> {
      await call('POST', `${single(type)}/actions/publish?locale=${locale}`, {})
    },

    /** Sends a former address of a landing elsewhere. */
    async sendFormerAddress(oldSlug: string, toPath: string): Promise<void> {
      const query = `filters[oldSlug][$eq]=${oldSlug}`
      const found = await call('GET', `${collection('former-slug')}?${query}`)
      const [row] = formerSchema.parse(found).results
      if (!row) throw new Error(`The CMS knows no former address ${oldSlug}`)
      await call('PUT', `${collection('former-slug')}/${row.documentId}`, { toPath })
    },

    /** A text of an entry as it was saved last. */
    async textOf(type: string, documentId: string, locale: Locale, field: string): Promise<string> {
      const found = await call('GET', `${collection(type)}/${documentId}?locale=${locale}`)
      const { data } = z.object({ data: z.record(z.string(), z.unknown()) }).parse(found)
      return z.string().parse(data[field])
    },

    /** Some picture of the media library, with its address as the panel's button writes it into a text. */
    async somePicture(): Promise<{ id: number; address: string }> {
      const query = 'pageSize=1&filters[mime][$contains]=image'
      const response = await fetch(`${account.cms}/upload/files?${query}`, {
        headers: { Authorization: `Bearer ${token}` },
      })
      const [file] = filesSchema.parse(await response.json()).results
      if (!file) throw new Error('The media library is empty')
      return { id: file.id, address: `${account.cms}${file.url}` }
    },

    async addRedirect(fromPath: string, toPath: string): Promise<string> {
      const saved = await call('POST', redirects, {
        fromPath,
        toPath,
        permanent: true,
        enabled: true,
      })
      return savedSchema.parse(saved).data.documentId
    },

    async removeRedirect(documentId: string): Promise<void> {
      await call('DELETE', `${redirects}/${documentId}`)
    },
  }
}
