import * as z from 'zod'
import { e2eAdministrator } from '../../lib/e2e-settings.js'

const rentals = 'content-manager/collection-types/api::rental.rental'
const signedInSchema = z.object({ data: z.object({ token: z.string() }) })
const foundSchema = z.object({ results: z.array(z.object({ documentId: z.string() })).min(1) })

/** Resolves with how an editor renames a rental in the CMS and publishes it, in English. */
export async function createRename(cms: string) {
  async function send(method: string, path: string, data?: object, token?: string) {
    const response = await fetch(`${cms}/${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: data ? JSON.stringify(data) : null,
    })
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}`)
    const answer: unknown = await response.json()
    return answer
  }

  const { token } = signedInSchema.parse(await send('POST', 'admin/login', e2eAdministrator)).data

  return async (slug: string, name: string): Promise<void> => {
    const query = `locale=en&filters[slug][$eq]=${slug}`
    const found = foundSchema.parse(await send('GET', `${rentals}?${query}`, undefined, token))
    const entry = `${rentals}/${found.results[0]?.documentId}`
    await send('PUT', `${entry}?locale=en`, { name }, token)
    await send('POST', `${entry}/actions/publish?locale=en`, {}, token)
  }
}
