import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { runData } from '../../scripts/lib/e2e-settings.js'
import type { CmsAccount } from './editor'

/** The CMS ends a token after thirty minutes; a run of all journeys may take longer. */
const usedForMs = 20 * 60_000

const keptSchema = z.object({
  cms: z.string(),
  email: z.string(),
  token: z.string(),
  signedInAt: z.number(),
})
const signedInSchema = z.object({ data: z.object({ token: z.string() }) })
const file = join(runData, 'editor-token.json')

/**
 * Returns a token of an account. Tests share it for twenty minutes, because the CMS limits sign-ins.
 * Throws where it refuses the account.
 */
export async function editorToken({ cms, email, password }: CmsAccount): Promise<string> {
  const kept = await findKept()
  const counts = kept?.cms === cms && kept.email === email
  if (counts && Date.now() - kept.signedInAt < usedForMs) return kept.token
  const response = await fetch(`${cms}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`Signing in answers ${response.status}: ${text}`)
  const { token } = signedInSchema.parse(JSON.parse(text)).data
  await writeFile(file, JSON.stringify({ cms, email, token, signedInAt: Date.now() }))
  return token
}

async function findKept() {
  try {
    return keptSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return null
  }
}
