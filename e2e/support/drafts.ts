import { createHmac } from 'node:crypto'
import * as z from 'zod'
import type { Locale } from '~content/locale'
import { signedPartOf } from '~content/preview'
import { e2eSettings, runData } from '../../scripts/lib/e2e-settings.js'
import { editorToken } from './editor-token'
import { cmsAccount } from './stack'

export type Draft = { uid: string; documentId: string; locale: Locale }

const savedSchema = z.object({ data: z.object({ documentId: z.string() }) })
const urlSchema = z.object({ data: z.object({ url: z.url() }) })

async function call(method: string, path: string, data?: object): Promise<unknown> {
  const account = cmsAccount()
  const response = await fetch(`${account.cms}/content-manager/${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${await editorToken(account)}`,
    },
    body: data ? JSON.stringify(data) : null,
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${text}`)
  return JSON.parse(text)
}

/** A draft as an editor has just begun it, in one language. Throws where the CMS refuses it. */
export async function startDraft(uid: string, locale: Locale, data: object): Promise<Draft> {
  const answer = await call('POST', `collection-types/${uid}?locale=${locale}`, data)
  return { uid, locale, documentId: savedSchema.parse(answer).data.documentId }
}

/** Takes a document away in all its languages. */
export async function removeDraft({ uid, documentId }: Draft): Promise<void> {
  await call('DELETE', `collection-types/${uid}/${documentId}?locale=*`)
}

/** The address to which the panel's preview button leads, as path of the site. */
export async function previewLinkOf(
  draft: Pick<Draft, 'uid' | 'locale'> & { documentId?: string },
  status: 'draft' | 'published' = 'draft',
): Promise<string> {
  const { uid, ...rest } = draft
  const query = new URLSearchParams({ ...rest, status })
  const { url } = urlSchema.parse(await call('GET', `preview/url/${uid}?${query}`)).data
  return new URL(url).pathname
}

/** A token that says what the test wants, signed with the run's own secret unless told otherwise. */
export function signClaim(claim: object, secret?: string): string {
  const settings: Record<string, string | undefined> = e2eSettings(runData)
  const text = Buffer.from(JSON.stringify(claim)).toString('base64url')
  const key = secret ?? settings.PREVIEW_SECRET ?? ''
  return `${text}.${createHmac('sha256', key).update(signedPartOf(text)).digest('base64url')}`
}
