import { statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogueRentalSchema, sharedContentSchema } from '../../content-types/catalogue'
import { redirectsSchema } from '../../content-types/redirects'
import { readAsSite, readRentalsAsSite, signIn } from './editor'
import { amenity, connect, rental, rentalData } from './entries'
import { changeSubscription, leadCalls } from './lead-calls'
import { leadSample } from './lead-sample'
import { withDatabase } from './open-database'
import type { Stage } from './stage'
import { contentToken, startCms } from './start-cms'

const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

const contentPaths = [
  '/api/answer-templates',
  '/api/catalogue',
  '/api/catalogue/rentals',
  '/api/catalogue/rentals/any',
  '/api/content-revision',
  '/api/file-retention',
  '/api/home-page',
  '/api/inquiry-page',
  '/api/listing-sections',
  '/api/menu',
  '/api/pictures',
  '/api/site-setting',
  '/api/staff-mailbox',
  '/api/towns',
  '/api/upload/files',
]

export function describeAccess(stage: () => Stage): void {
  const statusOf = async (path: string, init?: RequestInit) =>
    (await fetch(`${stage().cms.url}${path}`, init)).status

  describe('access to the CMS', () => {
    it('lets no other account of the machine read its database and uploads', () => {
      const { dataDirectory } = stage().cms
      const modeOf = (name: string) => statSync(join(dataDirectory, name)).mode & 0o777
      expect(modeOf('.')).toBe(0o700)
      expect(modeOf('cms.db')).toBe(0o600)
      expect(modeOf('public/uploads')).toBe(0o700)
    })

    it.each(contentPaths)('lets nobody read %s without the token', async (path) => {
      expect(await statusOf(path)).toBe(401)
      expect(await statusOf(path, withToken('another-token-altogether'))).toBe(401)
    })

    it.each(['rentals', 'amenities', 'promotions', 'providers'])(
      'has no list of %s besides the catalogue',
      async (name) => {
        expect(await statusOf(`/api/${name}`, withToken(contentToken))).toBe(404)
      },
    )

    it('logs no address of a request, which may hold a key or what somebody searches for', async () => {
      await statusOf('/api/calendar-exports/key-of-a-calendar')
      await statusOf('/api/inquiries?search=guest@example.com', withToken(contentToken))
      await statusOf('/api/health')
      expect(stage().cms.lastLines()).not.toMatch(/key-of-a-calendar|guest@example\.com/)
    })

    it('says to everybody whether its database answers', async () => {
      expect(await statusOf('/api/health')).toBe(204)
    })

    it('lets the token read what the site needs and nothing else', async () => {
      expect(await statusOf('/api/catalogue', withToken(contentToken))).toBe(200)
      expect(await statusOf('/api/content-revision', withToken(contentToken))).toBe(200)
      expect(await statusOf('/api/listing-sections', withToken(contentToken))).toBe(200)
      expect(await statusOf('/api/upload/files', withToken(contentToken))).toBe(403)
      expect(await statusOf('/admin/users', withToken(contentToken))).toBe(401)
      const write = { ...withToken(contentToken), method: 'PUT' }
      expect(await statusOf('/api/menu', write)).toBe(405)
    })

    it('never offers the page on which anybody could become administrator', async () => {
      const registration = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          email: 'stranger@example.com',
          password: 'Stranger-2026-x',
          firstname: 'A',
          lastname: 'B',
        }),
      }
      expect(await statusOf('/admin/register-admin', registration)).toBe(400)
    })

    it('keeps drafts to itself', async () => {
      const { cms, editor, townId } = stage()
      const data = { ...rentalData, slug: 'kept-inside', town: connect(townId) }
      const { documentId } = await editor.create(rental, data)
      const shared = sharedContentSchema.parse(await readAsSite(cms, 'catalogue'))
      expect(shared.towns.map(({ id }) => id)).toContain(townId)
      const published = await readRentalsAsSite(cms)
      expect(published.map(({ id }) => id)).not.toContain(documentId)
      const single = await readAsSite(cms, `catalogue/rentals/${documentId}?status=draft`)
      expect(catalogueRentalSchema.parse(single).rental).toBeNull()
      const drafts = await statusOf('/api/listing-sections?status=draft', withToken(contentToken))
      expect(drafts).toBe(403)
    })
  })

  describe('a CMS that is started again, with another token', () => {
    const newToken = 'a-new-content-token'
    const slugs = ['long-deleted', 'just-deleted']
    const old = leadSample('subscription')
    const recent = leadSample('subscription')
    const confirmed = leadSample('subscription')
    const campaigns = () =>
      withDatabase(stage().cms, (database) => database('components_inquiry_campaigns').select('id'))
    let campaignsBefore: number

    beforeAll(async () => {
      const { cms, townId } = stage()
      const editor = await signIn(cms)
      for (const slug of slugs) {
        const data = { ...rentalData, slug, town: connect(townId) }
        const { documentId } = await editor.create(rental, data)
        await editor.publish(rental, documentId)
        await editor.remove(rental, documentId)
      }
      for (const sample of [old, recent, confirmed]) await leadCalls.submit(cms, sample)
      const at = new Date().toISOString()
      const { submissionId } = confirmed
      await changeSubscription(cms, { submissionId, change: 'confirm', at })
      await cms.stop()
      await withDatabase(cms, async (database) => {
        const forgetOn = at.slice(0, 10)
        await database('former_slugs')
          .where({ old_slug: 'long-deleted' })
          .update({ forget_on: forgetOn })
        const age = (sample: typeof old, days: number) =>
          database('leads')
            .where({ submission_id: sample.submissionId })
            .update({ created_at: Date.now() - days * 24 * 60 * 60 * 1000 })
        await age(old, 31)
        await age(recent, 29)
        await age(confirmed, 31)
      })
      campaignsBefore = (await campaigns()).length
      stage().cms = await startCms({
        DATA_DIR: cms.dataDirectory,
        CMS_CONTENT_TOKEN: newToken,
      })
    })

    it('forgets the old one', async () => {
      expect(await statusOf('/api/catalogue', withToken(contentToken))).toBe(401)
      expect(await statusOf('/api/catalogue', withToken(newToken))).toBe(200)
    })

    it('forgets a rental a year after it was deleted', async () => {
      const answer = await fetch(`${stage().cms.url}/api/redirects`, withToken(newToken))
      const { goneRentals } = redirectsSchema.parse(await answer.json())
      const left = goneRentals.map(({ oldSlug }) => oldSlug)
      expect(left.filter((slug) => slugs.includes(slug))).toEqual(['just-deleted'])
    })

    it('deletes subscriptions that nobody confirmed for 30 days, with what belongs to them', async () => {
      const samples = [old, recent, confirmed].map(({ submissionId }) => submissionId)
      const left: { submission_id: string }[] = await withDatabase(stage().cms, (database) =>
        database('leads').whereIn('submission_id', samples).orderBy('id').select('submission_id'),
      )
      expect(left.map((row) => row.submission_id)).toEqual(samples.slice(1))
      expect(await campaigns()).toHaveLength(campaignsBefore - 1)
    })

    it('lets editors save while the site does not listen', async () => {
      // The restarted CMS sends webhooks to a port where nothing listens.
      const editor = await signIn(stage().cms)
      const data = { name: 'Wi-Fi', slug: 'wifi', group: 'comfort', icon: 'wifi' }
      expect(await editor.create(amenity, data)).toMatchObject({ status: 201 })
    })
  })
}
