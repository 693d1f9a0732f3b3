import * as z from 'zod'
import { contentRevisionSchema, rentalPageSchema } from '../../content-types/catalogue'
import { contentToken, type RunningCms } from './start-cms'

export type Answer = { status: number; message: string; documentId: string }

const answerSchema = z.object({
  data: z.object({ documentId: z.string() }).nullish(),
  error: z.object({ message: z.string() }).optional(),
})

type Account = { email: string; password: string }

const administrator: Account = { email: 'editor@ceiba.test', password: 'Volcan-de-Agua-1541' }

/** A person who signs in to the admin panel. Strapi allows one account five sign-ins in five minutes. */
export async function signIn(cms: RunningCms, account = administrator) {
  const response = await fetch(`${cms.url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const login = z.object({ data: z.object({ token: z.string() }) }).parse(await response.json())
  return openPanel(cms, `Bearer ${login.data.token}`)
}

/** The admin panel of a person who is signed in: sends the same requests as its forms. */
export function openPanel(
  { url }: RunningCms,
  authorization: string,
  language: 'en' | 'es' = 'en',
  tab = '',
) {
  async function call(
    method: string,
    path: string,
    data?: unknown,
    seen?: string,
  ): Promise<Answer> {
    const answer = await fetch(`${url}/content-manager/collection-types/${path}`, {
      method,
      headers: {
        authorization,
        'content-type': 'application/json',
        'accept-language': language,
        'x-panel-tab': tab,
        ...(seen && { 'x-seen-version': seen }),
      },
      body: data === undefined ? undefined : JSON.stringify(data),
    })
    const { data: entry, error } = answerSchema.parse(await answer.json())
    const documentId = entry?.documentId ?? ''
    return { status: answer.status, message: error?.message ?? '', documentId }
  }

  return {
    authorization,
    create: (uid: string, data: object, locale = 'en') =>
      call('POST', `${uid}?locale=${locale}`, data),
    /** `seen` is when the version was saved that the form shows. */
    save: (uid: string, id: string, data: object, locale = 'en', seen?: string) =>
      call('PUT', `${uid}/${id}?locale=${locale}`, data, seen),
    publish: (uid: string, id: string, data: object = {}, locale = 'en', seen?: string) =>
      call('POST', `${uid}/${id}/actions/publish?locale=${locale}`, data, seen),
    discard: (uid: string, id: string, locale = 'en', seen?: string) =>
      call('POST', `${uid}/${id}/actions/discard?locale=${locale}`, {}, seen),
    /** Ticked in the list and published together. */
    publishSeveral: (uid: string, ids: string[], locale = 'en') =>
      call('POST', `${uid}/actions/bulkPublish?locale=${locale}`, { documentIds: ids }),
    unpublish: (uid: string, id: string, locale = 'en') =>
      call('POST', `${uid}/${id}/actions/unpublish?locale=${locale}`, {}),
    /** `locale` is null for types that are not localized. */
    remove: (uid: string, id: string, locale: string | null = 'en') =>
      call('DELETE', `${uid}/${id}${locale === null ? '' : `?locale=${locale}`}`),
  }
}

export type Editor = ReturnType<typeof openPanel>

/** All pages of the catalogue's rentals. */
export async function readRentalsAsSite(cms: RunningCms) {
  const rentals = []
  let after: string | null = ''
  while (after !== null) {
    const answer: unknown = await readAsSite(
      cms,
      `catalogue/rentals?${new URLSearchParams({ after })}`,
    )
    const page: z.infer<typeof rentalPageSchema> = rentalPageSchema.parse(answer)
    rentals.push(...page.rentals)
    after = page.next
  }
  return rentals
}

/** The revision of all published content. */
export async function readRevision(cms: RunningCms): Promise<number> {
  const answer = await readAsSite(cms, 'content-revision')
  return Number(contentRevisionSchema.parse(answer).revision)
}

/** The site's view: a read with the content token. */
export async function readAsSite({ url }: RunningCms, path: string): Promise<unknown> {
  const response = await fetch(`${url}/api/${path}`, {
    headers: { authorization: `Bearer ${contentToken}` },
  })
  return response.json()
}
