import * as z from 'zod'
import type { Locale } from '~content/locale'
import { calendarPath } from '~content/calendar-path'
import { editorToken } from './editor-token'
import { cmsAccount } from './stack'

const uid = 'api::calendar-feed.calendar-feed'
const madeSchema = z.object({ data: z.object({ documentId: z.string() }) })
const addressesSchema = z.object({ data: z.array(z.object({ address: z.string() })) })

/**
 * Links a calendar of another site to a rental. Gives the path where that site reads the taken nights, and how to end
 * it.
 */
export async function linkCalendar(rental: string, locale: Locale) {
  const { cms, ...account } = cmsAccount()
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${await editorToken({ cms, ...account })}`,
  }
  const call = async (method: string, path: string, data?: object): Promise<unknown> => {
    const body = data ? JSON.stringify(data) : null
    const answer = await fetch(`${cms}/${path}`, { method, headers, body })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${text}`)
    return text === '' ? null : JSON.parse(text)
  }
  const made = await call('POST', `content-manager/collection-types/${uid}`, {
    name: 'Airbnb',
    url: 'https://calendars.example/story.ics',
    rental: { connect: [{ documentId: rental, locale, status: 'draft' }] },
  })
  const { documentId } = madeSchema.parse(made).data
  const found = await call('GET', `calendar-addresses/${uid}/${documentId}`)
  const [address] = addressesSchema.parse(found).data
  const key = address?.address.split('/').at(-1) ?? ''
  const entry = `content-manager/collection-types/${uid}/${documentId}`
  return { path: `/${calendarPath}/${key}`, end: () => call('DELETE', entry) }
}
