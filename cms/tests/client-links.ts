import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { previewClaimSchema, previewTokenHeader } from '../../content-types/preview'
import type { Editor } from './editor'
import { landingPage } from './marketing-entries'
import { withDatabase } from './open-database'
import { hire } from './staff'
import type { Stage } from './stage'
import { contentToken } from './start-cms'

const linksSchema = z.object({
  data: z.array(
    z.object({
      key: z.string().regex(/^[0-9a-f]{32}$/),
      madeBy: z.string(),
      expiresAt: z.coerce.date(),
      pages: z.array(z.object({ locale: z.string(), url: z.string() })),
    }),
  ),
})

/** Links by which a client without an account sees the draft of one entry. */
export function describeClientLinks(stage: () => Stage): void {
  let marketing: Editor
  let operations: Editor
  let documentId: string

  beforeAll(async () => {
    const { cms, editor } = stage()
    marketing = await hire(cms, editor, 'ceiba-marketing')
    operations = await hire(cms, editor, 'ceiba-operations')
  })

  async function call(person: Editor | null, path: string, body?: object): Promise<Response> {
    return fetch(`${stage().cms.url}/client-links/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(person && { authorization: person.authorization }),
      },
      body: body && JSON.stringify(body),
    })
  }
  const links = async (answer: Response) => linksSchema.parse(await answer.json()).data
  const own = () => `${landingPage}/${documentId}`
  async function make(days = 7) {
    const [link] = await links(await call(marketing, own(), { days }))
    if (!link) throw new Error('no link was made')
    return link
  }
  const tokenOf = (url = '') => url.split('/').at(-1) ?? ''
  async function read(token: string): Promise<unknown> {
    const headers = { authorization: `Bearer ${contentToken}`, [previewTokenHeader]: token }
    const answer = await fetch(`${stage().cms.url}/api/preview`, { headers })
    return answer.json()
  }
  const over = { data: null, isLinkOver: true }

  describe('a link for a client', () => {
    beforeAll(async () => {
      const made = await marketing.create(landingPage, { titleOffer: 'For a client' })
      documentId = made.documentId
      await marketing.save(landingPage, documentId, { titleOffer: 'Para una clienta' }, 'es')
    })

    it('opens the draft in the languages that are saved, and says who made it, until when', async () => {
      const link = await make(7)
      expect(link.madeBy).toBe('ceiba-marketing Pérez')
      const days = (link.expiresAt.getTime() - Date.now()) / 86_400_000
      expect(days).toBeGreaterThan(6.9)
      expect(days).toBeLessThanOrEqual(7)
      expect(link.pages.map(({ locale }) => locale)).toEqual(['en', 'es'])
      const [english, spanish] = link.pages.map(({ url }) => tokenOf(url))
      expect(await read(english ?? '')).toMatchObject({ data: { titleOffer: 'For a client' } })
      expect(await read(spanish ?? '')).toMatchObject({ data: { titleOffer: 'Para una clienta' } })
      const claim: unknown = JSON.parse(
        Buffer.from((english ?? '').split('.')[0] ?? '', 'base64url').toString(),
      )
      expect(previewClaimSchema.parse(claim)).toMatchObject({
        uid: landingPage,
        documentId,
        status: 'draft',
        link: link.key,
        expiresAt: Math.floor(link.expiresAt.getTime() / 1000),
      })
    })

    it('opens nothing once it is revoked; the others stay', async () => {
      const kept = await make()
      const revoked = await make()
      const left = await links(await call(marketing, `${own()}/revoke`, { key: revoked.key }))
      expect(left.map(({ key }) => key)).toContain(kept.key)
      expect(left.map(({ key }) => key)).not.toContain(revoked.key)
      expect(await read(tokenOf(revoked.pages[0]?.url))).toEqual(over)
      expect(await read(tokenOf(kept.pages[0]?.url))).toMatchObject({ data: { documentId } })
      const [row] = await withDatabase(stage().cms, (database) =>
        database('client_links').where({ key: revoked.key }).select('revoked_by'),
      )
      expect(row).toEqual({ revoked_by: 'ceiba-marketing Pérez' })
    })

    it('opens nothing after its day, and leaves the list', async () => {
      const link = await make(1)
      await withDatabase(stage().cms, (database) =>
        database('client_links')
          .where({ key: link.key })
          .update({ expires_at: Date.now() - 1000 }),
      )
      expect(await read(tokenOf(link.pages[0]?.url))).toEqual(over)
      const left = await links(await call(marketing, own()))
      expect(left.map(({ key }) => key)).not.toContain(link.key)
    })

    it('is revoked beside its own entry alone', async () => {
      const link = await make()
      const other = await marketing.create(landingPage, { titleOffer: 'Another' })
      const path = `${landingPage}/${other.documentId}`
      expect(await links(await call(marketing, `${path}/revoke`, { key: link.key }))).toEqual([])
      expect(await read(tokenOf(link.pages[0]?.url))).toMatchObject({ data: { documentId } })
    })

    it('is given out by people who may change the page, and by nobody else', async () => {
      expect((await call(null, own())).status).toBe(401)
      expect((await call(null, own(), { days: 7 })).status).toBe(401)
      for (const path of [own(), `${own()}/revoke`]) {
        expect((await call(operations, path, { days: 7, key: 'x' })).status).toBe(403)
      }
      expect((await call(operations, own())).status).toBe(403)
      expect((await call(marketing, `api::inquiry.inquiry/${documentId}`)).status).toBe(404)
      expect((await call(marketing, `admin::user/1`, { days: 7 })).status).toBe(404)
    })

    it.each([{}, { days: 365 }, { days: '7' }, { days: -1 }])(
      'is not made for %j',
      async (body) => {
        expect((await call(marketing, own(), body)).status).toBe(400)
      },
    )

    it('is not made for a page that is not saved', async () => {
      const answer = await call(marketing, `${landingPage}/nosuchdocument`, { days: 7 })
      expect(answer.status).toBe(404)
    })

    it('is one of twenty at most', async () => {
      const { documentId: crowded } = await marketing.create(landingPage, { titleOffer: 'Crowd' })
      const statuses = []
      for (let count = 0; count < 21; count += 1) {
        statuses.push((await call(marketing, `${landingPage}/${crowded}`, { days: 1 })).status)
      }
      expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200))
      expect(statuses.at(-1)).toBe(409)
    })
  })
}
