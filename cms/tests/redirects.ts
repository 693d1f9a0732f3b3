import { describe, expect, it } from 'vitest'
import { redirectsSchema } from '../../content-types/redirects'
import { readAsSite } from './editor'
import { connect, createTown, region, rental, rentalData, town } from './entries'
import { landingPage, redirect } from './marketing-entries'
import { withDatabase } from './open-database'
import type { Stage } from './stage'

export function describeRedirects(stage: () => Stage): void {
  const read = async () => redirectsSchema.parse(await readAsSite(stage().cms, 'redirects'))

  const former = async (documentId: string) =>
    (await read()).formerSlugs
      .filter((one) => one.documentId === documentId)
      .map(({ locale, oldSlug, slug }) => `${locale} ${oldSlug} → ${slug}`)

  const publishedLanding = async (slug: string) => {
    const { editor } = stage()
    const data = { titleOffer: slug, slug, type: 'other' }
    const { documentId } = await editor.create(landingPage, data)
    await editor.publish(landingPage, documentId)
    return documentId
  }

  const enter = (fromPath: string, toPath: string, more: object = {}) =>
    stage().editor.create(redirect, { fromPath, toPath, enabled: true, permanent: true, ...more })

  describe('a changed address name', () => {
    it('leaves its old one behind once it is published, not while it is a draft', async () => {
      const { editor, listener } = stage()
      const documentId = await publishedLanding('first-name')
      await editor.save(landingPage, documentId, { slug: 'second-name' })
      expect(await former(documentId)).toEqual([])
      await listener.heard()
      await editor.publish(landingPage, documentId)
      expect(await former(documentId)).toEqual(['en first-name → second-name'])
      const announced = (await listener.heard()).map(({ event, uid }) => `${event} ${uid}`)
      expect(announced).toContain('create api::former-slug.former-slug')
    })

    it('leads from every earlier one to the present one, and forgets what is used again', async () => {
      const { editor } = stage()
      const documentId = await publishedLanding('one')
      await editor.publish(landingPage, documentId, { slug: 'two' })
      await editor.publish(landingPage, documentId, { slug: 'three' })
      expect(await former(documentId)).toEqual(['en one → three', 'en two → three'])
      await editor.publish(landingPage, documentId, { slug: 'one' })
      expect(await former(documentId)).toEqual(['en two → one', 'en three → one'])
    })

    it('leads where an editor says, but neither to itself nor through another address that is sent on', async () => {
      const { editor } = stage()
      const formerUid = 'api::former-slug.former-slug'
      const documentId = await publishedLanding('edited-one')
      await editor.publish(landingPage, documentId, { slug: 'edited-two' })
      const row = await withDatabase(stage().cms, async (database) =>
        String(
          (await database('former_slugs').where({ old_slug: 'edited-one' }).first()).document_id,
        ),
      )
      const lead = (toPath: string) => editor.save(formerUid, row, { toPath })
      expect((await lead('//elsewhere.test')).message).toContain('path of this site')
      expect((await lead('/landing-page/edited-one')).message).toContain('lead to itself')
      await editor.publish(landingPage, documentId, { slug: 'edited-three' })
      expect((await lead('/landing-page/edited-two')).message).toContain('had before')
      await enter('/on-its-way', '/blog')
      expect((await lead('/on-its-way')).message).toContain('"/blog"')
      await lead('/about-us')
      const found = (await read()).formerSlugs.find(({ oldSlug }) => oldSlug === 'edited-one')
      expect(found?.toPath).toBe('/about-us')
      await editor.remove(landingPage, documentId)
      expect(await former(documentId)).toEqual(['en edited-one → null'])
    })

    it('works for each language by itself, and over a pause', async () => {
      const { editor } = stage()
      const documentId = await publishedLanding('paused')
      await editor.save(landingPage, documentId, { titleOffer: 'x', slug: 'pausada' }, 'es')
      await editor.publish(landingPage, documentId, {}, 'es')
      await editor.publish(landingPage, documentId, { slug: 'pausada-dos' }, 'es')
      await editor.unpublish(landingPage, documentId)
      expect(await former(documentId)).toEqual(['es pausada → pausada-dos'])
      await editor.publish(landingPage, documentId, { slug: 'back-again' })
      expect(await former(documentId)).toContain('en paused → back-again')
    })

    it('gives way to another page that takes the name, and to the end of its own page', async () => {
      const { editor } = stage()
      const documentId = await publishedLanding('wanted')
      await editor.publish(landingPage, documentId, { slug: 'left-behind' })
      await publishedLanding('wanted')
      expect(await former(documentId)).toEqual([])
      await editor.publish(landingPage, documentId, { slug: 'moved-on' })
      await editor.remove(landingPage, documentId)
      expect(await former(documentId)).toEqual([])
    })

    it('counts for rentals in each language in which they are published', async () => {
      const { editor, townId } = stage()
      const data = { ...rentalData, slug: 'old-house', town: connect(townId) }
      const { documentId } = await editor.create(rental, data)
      await editor.save(rental, documentId, { ...rentalData, slug: 'old-house' }, 'es')
      await editor.publish(rental, documentId)
      await editor.publish(rental, documentId, {}, 'es')
      await editor.publish(rental, documentId, { slug: 'new-house' })
      const renamed = await former(documentId)
      expect(renamed.toSorted()).toEqual(['en old-house → new-house', 'es old-house → new-house'])
    })
  })

  describe('a town or region that is renamed', () => {
    it('leaves its old slug behind, until another one takes it', async () => {
      const { editor, listener } = stage()
      const townId = await createTown(editor, 'old-town')
      await listener.heard()
      await editor.save(town, townId, { slug: 'new-town' })
      expect(await former(townId)).toEqual(['en old-town → new-town'])
      const announced = (await listener.heard()).map(({ event, uid }) => `${event} ${uid}`)
      expect(announced).toContain('create api::former-slug.former-slug')

      const words = { name: 'Region', description: 'A region.' }
      const { documentId } = await editor.create(region, { ...words, slug: 'old-region' })
      await editor.save(region, documentId, { slug: 'new-region' })
      expect(await former(documentId)).toEqual(['en old-region → new-region'])
      await editor.create(region, { ...words, slug: 'old-region' })
      expect(await former(documentId)).toEqual([])
    })
  })

  describe('a rental that is taken off', () => {
    const gone = async (documentId: string) =>
      (await read()).goneRentals.filter(({ id }) => id === documentId)

    it('is named by each slug and language that it had, with where it stands, until it is back', async () => {
      const { editor, townId } = stage()
      const facts = { ...rentalData, latitude: 14.61, length: -90.72 }
      const data = { ...facts, slug: 'early-name', town: connect(townId) }
      const { documentId } = await editor.create(rental, data)
      await editor.publish(rental, documentId)
      await editor.publish(rental, documentId, { slug: 'late-name' })
      expect(await gone(documentId)).toEqual([])

      await editor.unpublish(rental, documentId)
      const stands = { id: documentId, type: 1, fullHotel: false, townId, noBedroom: 2 }
      const both = { ...stands, latitude: 14.61, length: -90.72, locale: 'en' }
      expect(await gone(documentId)).toEqual([
        { ...both, oldSlug: 'early-name' },
        { ...both, oldSlug: 'late-name' },
      ])
      expect(await former(documentId)).toEqual([])

      await editor.publish(rental, documentId)
      expect(await gone(documentId)).toEqual([])
    })

    it('counts in the language in which it went', async () => {
      const { editor, townId } = stage()
      const data = { ...rentalData, slug: 'half-gone', town: connect(townId) }
      const { documentId } = await editor.create(rental, data)
      await editor.save(rental, documentId, { ...rentalData, slug: 'half-gone' }, 'es')
      await editor.publish(rental, documentId)
      await editor.publish(rental, documentId, {}, 'es')
      await editor.unpublish(rental, documentId, 'es')
      expect(await gone(documentId)).toMatchObject([{ locale: 'es', oldSlug: 'half-gone' }])
    })

    it('is kept by section, town and size alone once it is deleted, until another takes its name', async () => {
      const { editor, townId } = stage()
      const data = { ...rentalData, latitude: 14.61, length: -90.72, town: connect(townId) }
      const { documentId } = await editor.create(rental, { ...data, slug: 'torn-down' })
      await editor.save(rental, documentId, { ...rentalData, slug: 'torn-down' }, 'es')
      await editor.publish(rental, documentId)
      await editor.publish(rental, documentId, {}, 'es')
      await editor.publish(rental, documentId, { slug: 'torn-down-later' })
      await editor.remove(rental, documentId)
      await editor.remove(rental, documentId, 'es')
      const stands = { id: documentId, type: 1, fullHotel: false, townId, noBedroom: 2 }
      const kept = { ...stands, latitude: null, length: null }
      const all = await gone(documentId)
      expect(all).toHaveLength(4)
      expect(all).toEqual(
        expect.arrayContaining([
          { ...kept, locale: 'en', oldSlug: 'torn-down' },
          { ...kept, locale: 'en', oldSlug: 'torn-down-later' },
          { ...kept, locale: 'es', oldSlug: 'torn-down' },
          { ...kept, locale: 'es', oldSlug: 'torn-down-later' },
        ]),
      )

      const next = await editor.create(rental, { ...data, slug: 'torn-down' })
      await editor.publish(rental, next.documentId)
      const left = (await gone(documentId)).map(({ locale, oldSlug }) => `${locale} ${oldSlug}`)
      const others = ['en torn-down-later', 'es torn-down', 'es torn-down-later']
      expect(left.toSorted()).toEqual(others)
    })

    it('leaves nothing behind where it was never published', async () => {
      const { editor, townId } = stage()
      const data = { ...rentalData, slug: 'never-shown', town: connect(townId) }
      const { documentId } = await editor.create(rental, data)
      await editor.remove(rental, documentId)
      expect(await gone(documentId)).toEqual([])
    })
  })

  describe('redirects of editors', () => {
    it('reach the site in one spelling, chains followed to their end', async () => {
      expect(await enter('/old/', '/older')).toMatchObject({ status: 201 })
      await enter('/older', '/es/blog?page=2', { permanent: false })
      await enter('/asleep', '/blog', { enabled: false })
      const { paths } = await read()
      expect(paths).toEqual(
        expect.arrayContaining([
          { from: '/old', to: '/es/blog?page=2', status: 301 },
          { from: '/older', to: '/es/blog?page=2', status: 302 },
        ]),
      )
      expect(paths.map(({ from }) => from)).not.toContain('/asleep')
    })

    it.each([
      ['to itself', '/same', '/same/', 'itself'],
      ['to itself in another case', '/Same-House', '/same-house', 'itself'],
      ['off the site', '/away', '//elsewhere.example/x', 'path of this site'],
      ['from another site', 'https://elsewhere.example/x', '/blog', 'path of this site'],
      ['of the home page', '/es/', '/blog', 'home page'],
    ])('%s are refused', async (_, from, to, reason) => {
      const answer = await enter(from, to)
      expect(answer).toMatchObject({ status: 400, message: expect.stringContaining(reason) })
    })

    it('that would go round in circles are refused, also when they are changed', async () => {
      const { editor } = stage()
      const first = await enter('/round', '/and')
      await enter('/and', '/and-round')
      expect((await enter('/and-round', '/round?x')).message).toContain('circles')
      const self = await editor.save(redirect, first.documentId, { toPath: '/round' })
      expect(self.message).toContain('itself')
      expect(await editor.save(redirect, first.documentId, { toPath: '/blog' })).toMatchObject({
        status: 200,
      })
      expect(await enter('/and-round', '/round')).toMatchObject({ status: 201 })
    })

    it('of one path exist once', async () => {
      await enter('/twice', '/blog')
      expect((await enter('/twice/', '/about-us')).message).toContain('already')
      expect((await enter('/Twice', '/about-us')).message).toContain('already')
    })

    it('stay on the site, also when they are duplicated', async () => {
      const { documentId } = await enter('/to-copy', '/blog')
      const { cms, editor } = stage()
      const path = `content-manager/collection-types/${redirect}/clone/${documentId}`
      const copy = async (toPath: string) => {
        const response = await fetch(`${cms.url}/${path}`, {
          method: 'POST',
          headers: { authorization: editor.authorization, 'content-type': 'application/json' },
          body: JSON.stringify({ fromPath: `/copy${toPath.length}`, toPath, enabled: true }),
        })
        return response.status
      }
      expect(await copy('//elsewhere.example/')).toBe(400)
      expect(await copy('/about-us')).toBe(200)
    })
  })
}
