import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import * as z from 'zod'
import { href } from '~/routing/href'
import type { Locale } from '~content/locale'
import { e2eSettings, runData } from '../../scripts/lib/e2e-settings.js'
import { makeContract } from './contracts'
import { daysAfter, guatemalaDay } from './days'
import { cmsAccount } from './stack'

const storedSchema = z.object({ data: z.object({ revision: z.number() }) })

/** What the site asks the CMS about stays and reviews. */
async function callCms(method: string, path: string, body?: object): Promise<unknown> {
  const settings: Record<string, string | undefined> = e2eSettings(runData)
  const answer = await fetch(`${cmsAccount().cms}/api/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${settings.CMS_CONTRACT_TOKEN}`,
      'Content-Type': 'application/json',
    },
    body: body ? JSON.stringify(body) : null,
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}

/** A stay in a house that ended three days ago, made by staff who are signed in. */
export async function letFinish(
  request: APIRequestContext,
  locale: Locale,
  { id: rentalId, name: property }: { id: string; name: string },
) {
  const today = guatemalaDay()
  const guestEmail = `${randomUUID()}@guest.example`
  const dates = { startDate: daysAfter(today, -7), endDate: daysAfter(today, -3) }
  const more = { guestEmail, rentalId, property, ...dates, contractDate: daysAfter(today, -30) }
  const { reference } = await makeContract(request, locale, more)
  const { data } = storedSchema.parse(await callCms('GET', `stays/${reference}`))
  const by = { actor: 'staff: Ana', address: '' }
  const change = { revision: data.revision, by, set: { stage: 'finished' }, note: null }
  await callCms('PUT', `stays/${reference}`, change)
  return { reference, guestEmail, today }
}

/** Opens the review of a stay, as the job does, under a link of its own. Gives the path of its page. */
export async function openReview(
  { reference, today }: { reference: string; today: string },
  locale: Locale,
): Promise<string> {
  const link = randomBytes(24).toString('base64url')
  const linkHash = createHash('sha256').update(`review link ${link}`).digest('hex')
  await callCms('POST', 'reviews', { stay: reference, linkHash, day: today, isMailed: true })
  return href('review', locale, { slug: link })
}
