import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { marketingTypes } from '../src/setup/marketing-types'
import { type Editor, signIn } from './editor'
import { rental, rentalData } from './entries'
import { exportLeads, lead, leadCalls } from './lead-calls'
import { leadSample } from './lead-sample'
import { landingPage, redirect } from './marketing-entries'
import { hire } from './staff'
import type { Stage } from './stage'
import { contentToken } from './start-cms'

const rolesSchema = z.object({ data: z.array(z.object({ id: z.number(), name: z.string() })) })
const userSchema = z.object({ data: z.object({ id: z.number() }) })

const listSchema = z.object({ results: z.array(z.looseObject({ documentId: z.string() })) })

/** Paths of lists and single types, as the site asks for them. */
const paths = [
  'landing-pages',
  'landing-pages-with-products',
  'landing-products',
  'landing-offer',
  'landing-price',
  'blog-posts',
  'post-categories',
  'authors',
  'careers',
  'document-pages',
  'job-areas',
  'team-members',
  'about-us',
  'list-with-us',
  'referral-plan',
  'confirmation-texts',
  'faqs',
  'video-galleries',
  'testimonials',
  'redirects',
]

export function describeMarketingAccess(stage: () => Stage): void {
  async function signInAs(roleName: string): Promise<Editor> {
    const { cms, editor } = stage()
    const headers = { authorization: editor.authorization, 'content-type': 'application/json' }
    const { data: roles } = rolesSchema.parse(
      await (await fetch(`${cms.url}/admin/roles`, { headers })).json(),
    )
    const role = roles.find(({ name }) => name === roleName)
    const account = { email: `${roleName.toLowerCase()}@ceiba.test`, password: 'Volcan-1976-Fuego' }
    const person = { firstname: roleName, lastname: 'Person', roles: [role?.id] }
    const created = await fetch(`${cms.url}/admin/users`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...person, email: account.email }),
    })
    const { data: user } = userSchema.parse(await created.json())
    await fetch(`${cms.url}/admin/users/${user.id}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ ...person, ...account, isActive: true }),
    })
    return signIn(cms, account)
  }

  const canList = async (editor: Editor, uid: string) => {
    const { cms } = stage()
    const headers = { authorization: editor.authorization }
    const response = await fetch(`${cms.url}/content-manager/collection-types/${uid}`, { headers })
    return response.status
  }

  const readEntry = async ({ authorization }: Editor, uid: string, documentId: string) => {
    const path = `content-manager/collection-types/${uid}/${documentId}?locale=en`
    return (await fetch(`${stage().cms.url}/${path}`, { headers: { authorization } })).text()
  }

  describe('the marketing content', () => {
    it.each(paths)('is not told to anybody without the token: %s', async (path) => {
      const { cms } = stage()
      const statusOf = async (query: string, headers = {}) =>
        (await fetch(`${cms.url}/api/${path}${query}`, { headers })).status
      expect(await statusOf('')).toBe(401)
      expect(await statusOf('?status=draft&populate=*')).toBe(401)
      const token = { authorization: `Bearer ${contentToken}` }
      expect([200, 404]).toContain(await statusOf('', token))
    })

    it('never leaves as a draft, even with the token', async () => {
      const { cms } = stage()
      const headers = { authorization: `Bearer ${contentToken}` }
      for (const path of ['landing-pages', 'blog-posts', 'careers', 'job-areas', 'faqs']) {
        const { status } = await fetch(`${cms.url}/api/${path}?status=draft`, { headers })
        expect(status, path).toBe(403)
      }
    })

    it('is kept by the Marketing role, which has nothing to do with accounts and rentals', async () => {
      const marketing = await signInAs('Marketing')
      const data = { titleOffer: 'By marketing', type: 'other' }
      const { documentId, status } = await marketing.create(landingPage, data)
      expect(status).toBe(201)
      expect(await marketing.publish(landingPage, documentId)).toMatchObject({ status: 200 })
      const sent = await marketing.create(redirect, { fromPath: '/m', toPath: '/blog' })
      expect(sent.status).toBe(201)
      for (const uid of marketingTypes) {
        if (/offer\.|price\.|about-us|list-with|referral-plan/.test(uid)) continue
        expect(await canList(marketing, uid), uid).toBe(200)
      }
      expect(await marketing.create(rental, rentalData)).toMatchObject({ status: 403 })
      const secrets = { address: '4a calle 77', arrivalInstructions: 'Under the blue pot' }
      const house = { ...rentalData, slug: 'pot', ...secrets }
      const { documentId: houseId } = await stage().editor.create(rental, house)
      expect(await readEntry(stage().editor, rental, houseId)).toContain('blue pot')
      const seen = await readEntry(marketing, rental, houseId)
      expect(seen).toContain(houseId)
      expect(seen).not.toContain('blue pot')
      expect(seen).not.toContain(secrets.address)
      const headers = { authorization: marketing.authorization }
      const { status: users } = await fetch(`${stage().cms.url}/admin/users`, { headers })
      expect(users).toBe(403)
    })

    it('is read and not changed by Operations', async () => {
      const operations = await signInAs('Operations')
      expect(await canList(operations, landingPage)).toBe(200)
      const data = { titleOffer: 'By operations', type: 'other' }
      expect(await operations.create(landingPage, data)).toMatchObject({ status: 403 })
    })
  })

  describe('the way into a house', () => {
    const secrets = { address: '9a avenida 451', arrivalInstructions: 'Below the grey stone' }
    let marketing: Editor
    let operations: Editor
    let houses: string[]
    let reports: string[]

    beforeAll(async () => {
      const { cms, editor } = stage()
      marketing = await hire(cms, editor, 'ceiba-marketing')
      operations = await hire(cms, editor, 'ceiba-operations')
      const build = async (slug: string, more: object) => {
        const house = { ...rentalData, slug, ...more }
        const { documentId: id } = await editor.create(rental, house)
        const product = { ...leadSample('productReport').product, slug, id }
        const sent = await leadCalls.submit(cms, leadSample('productReport', { product }))
        return { house: id, report: sent.documentId }
      }
      const built = [
        await build('grey-stone', secrets),
        await build('red-stone', {
          address: '1a calle 2',
          arrivalInstructions: 'Below the red one',
        }),
      ]
      houses = built.map(({ house }) => house)
      reports = built.map(({ report }) => report)
    })

    const ask = async ({ authorization }: Editor, path: string) => {
      const response = await fetch(`${stage().cms.url}/${path}`, { headers: { authorization } })
      return response.text()
    }
    const ours = 'filters[productSlug][$endsWith]=-stone'
    const list = async (who: Editor, uid: string, query: string) => {
      const few = uid === lead ? ours : 'filters[slug][$endsWith]=-stone'
      const path = `content-manager/collection-types/${uid}?${few}&${query}`
      const { results } = listSchema.parse(JSON.parse(await ask(who, path)))
      return results.map(({ documentId }) => documentId)
    }
    const below = `filters[rental][address][$contains]=${encodeURIComponent(secrets.address)}`

    it('is not found by Marketing with the search, and the address is by Operations and administrators', async () => {
      for (const words of Object.values(secrets)) {
        const query = `locale=en&_q=${encodeURIComponent(words)}`
        expect(await list(marketing, rental, query)).toEqual([])
      }
      expect(await list(marketing, rental, 'locale=en&_q=grey-stone')).toEqual([houses[0]])
      for (const who of [operations, stage().editor]) {
        const search = (words: string) =>
          list(who, rental, `locale=en&_q=${encodeURIComponent(words)}`)
        expect(await search('9A Avenida')).toEqual([houses[0]])
        expect(await search('grey-stone')).toEqual([houses[0]])
        expect(await search('nowhere')).toEqual([])
      }
    })

    it('is not told beside a lead that names the house', async () => {
      const [report] = reports
      const paths = [
        `content-manager/collection-types/${lead}?${ours}&status=draft`,
        `content-manager/collection-types/${lead}?${ours}&status=draft&${below}`,
        `content-manager/collection-types/${lead}/${report}?status=draft&${below}`,
        `content-manager/relations/${lead}/${report}/rental`,
      ]
      for (const path of paths) {
        const told = await ask(marketing, path)
        for (const words of Object.values(secrets)) expect(told, path).not.toContain(words)
      }
      const [first = ''] = paths
      expect(await ask(marketing, first)).toContain('grey-stone')
      expect(await ask(operations, first)).toContain(secrets.address)
    })

    it('filters and sorts leads for those alone who may read it', async () => {
      const all = [...reports].sort()
      expect((await list(marketing, lead, below)).sort()).toEqual(all)
      expect(await list(operations, lead, below)).toEqual([reports[0]])
      const named = 'filters[rental][slug][$eq]=red-stone'
      expect(await list(marketing, lead, named)).toEqual([reports[1]])
      const exported = await exportLeads(stage().cms, marketing, `?${ours}&${below}`)
      const every = await exportLeads(stage().cms, marketing, `?${ours}`)
      expect(every.lines).toHaveLength(3)
      expect(exported.lines).toEqual(every.lines)
      const sorted = async (who: Editor, uid: string, field: string) => [
        await list(who, uid, `sort=${field}:asc`),
        await list(who, uid, `sort=${field}:desc`),
      ]
      for (const [uid, field] of [
        [lead, 'rental.address'],
        [rental, 'address'],
      ] as const) {
        const [up, down] = await sorted(marketing, uid, field)
        expect(up, uid).toEqual(down)
        const [first, last] = await sorted(operations, uid, field)
        expect(first, uid).toEqual(last?.toReversed())
      }
      const [red, grey] = await sorted(marketing, lead, 'rental.slug')
      expect(red).toEqual(grey?.toReversed())
    })
  })
}
