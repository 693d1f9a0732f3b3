import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { locales } from '../../content-types/locale'
import {
  isPreviewed,
  previewClaimSchema,
  previewTokenHeader,
  type PreviewClaim,
} from '../../content-types/preview'
import { rentalSchema, rentalUid } from '../../content-types/rental'
import { contentSchemas } from './content-schemas'
import { startDraft } from './drafts'
import { connect, rentalData } from './entries'
import { landingPage } from './marketing-entries'
import type { Stage } from './stage'
import { contentToken, previewSecret, submissionToken } from './start-cms'

const urlSchema = z.object({ data: z.object({ url: z.string() }) })
const types = contentSchemas().filter(({ uid }) => isPreviewed(uid))

export function describePreviews(stage: () => Stage): void {
  async function askForUrl(uid: string, query: Record<string, string>) {
    const { cms, editor } = stage()
    const path = `content-manager/preview/url/${uid}?${new URLSearchParams(query)}`
    return fetch(`${cms.url}/${path}`, { headers: { authorization: editor.authorization } })
  }

  /** The token that the panel's button gets. */
  async function tokenFor(uid: string, query: Record<string, string>): Promise<string> {
    const answer = await askForUrl(uid, query)
    expect(answer.status, uid).toBe(200)
    const { url } = urlSchema.parse(await answer.json()).data
    expect(url).toMatch(/^http:\/\/localhost:3000\/preview\/[\w-]+\.[\w-]+$/)
    return url.split('/').at(-1) ?? ''
  }

  const read = (token: string | undefined, key = contentToken) =>
    fetch(`${stage().cms.url}/api/preview`, {
      headers: {
        ...(key && { authorization: `Bearer ${key}` }),
        ...(token !== undefined && { [previewTokenHeader]: token }),
      },
    })

  const claimOf = (token: string) =>
    previewClaimSchema.parse(
      JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()),
    )

  function sign(claim: object, secret = previewSecret): string {
    const text = Buffer.from(JSON.stringify(claim)).toString('base64url')
    return `${text}.${createHmac('sha256', secret).update(`preview.${text}`).digest('base64url')}`
  }

  describe('the preview button', () => {
    it('is there for every type with drafts that are pages', () => {
      const withDrafts = contentSchemas().filter(({ options }) => options.draftAndPublish)
      expect(types.map(({ uid }) => uid)).toEqual(withDrafts.map(({ uid }) => uid))
    })

    // Spanish first: a single type that exists only in Spanish must be found too.
    describe.each([...locales].reverse())('in %s', (locale) => {
      it.each(types)('leads to the first draft of $uid', async (type) => {
        const { cms, editor } = stage()
        const words = `First draft in ${locale}`
        const documentId = await startDraft(cms, editor, type, { words, locale })
        const query: Record<string, string> =
          type.kind === 'singleType' ? { locale } : { locale, documentId }
        const token = await tokenFor(type.uid, query)
        expect(claimOf(token)).toMatchObject({ uid: type.uid, documentId, locale, status: 'draft' })
        // A rental without a town has no page and is not in the catalogue.
        const answer = await read(token)
        if (type.uid === rentalUid) {
          expect(answer.status).toBe(404)
        } else {
          expect(answer.headers.get('cache-control')).toBe('no-store')
          expect(await answer.text()).toContain(words)
        }
      })
    })

    it('leads to the draft of a rental in the form of the catalogue', async () => {
      const { editor, townId } = stage()
      const data = { name: 'Casa Sin Nombre', town: connect(townId) }
      const { documentId } = await editor.create(rentalUid, data)
      const answer = await read(await tokenFor(rentalUid, { documentId, locale: 'en' }))
      const rental = rentalSchema.parse(((await answer.json()) as { data: unknown }).data)
      expect(rental).toMatchObject({ id: documentId, type: 1, townId })
      expect(rental.texts.en).toMatchObject({ name: 'Casa Sin Nombre', title: '' })
      const spanish = await read(await tokenFor(rentalUid, { documentId, locale: 'es' }))
      expect(spanish.status).toBe(404)
    })

    it('shows the published version where that is on screen', async () => {
      const { editor, townId } = stage()
      const data = { ...rentalData, slug: 'previewed-house', town: connect(townId) }
      const { documentId } = await editor.create(rentalUid, data)
      await editor.publish(rentalUid, documentId)
      await editor.save(rentalUid, documentId, { name: 'Changed since' })
      const names = async (status: string) => {
        const token = await tokenFor(rentalUid, { documentId, locale: 'en', status })
        return (await read(token)).text()
      }
      expect(await names('published')).not.toContain('Changed since')
      expect(await names('draft')).toContain('Changed since')
      // The panel's status of a draft that has been published before.
      expect(await names('modified')).toContain('Changed since')
    })

    it.each(['api::inquiry.inquiry', 'api::staff-mailbox.staff-mailbox', 'api::town.town'])(
      'is not there for %s',
      async (uid) => {
        const answer = await askForUrl(uid, { documentId: 'any', locale: 'en' })
        expect([204, 404]).toContain(answer.status)
      },
    )

    it('is for people who are signed in', async () => {
      const path = `content-manager/preview/url/${landingPage}?documentId=any&locale=en`
      expect((await fetch(`${stage().cms.url}/${path}`)).status).toBe(401)
    })
  })

  describe('the address at which drafts are read', () => {
    let token: string
    let claim: PreviewClaim

    beforeAll(async () => {
      const { documentId } = await stage().editor.create(landingPage, { titleOffer: 'Kept inside' })
      token = await tokenFor(landingPage, { documentId, locale: 'en' })
      claim = claimOf(token)
    })

    it('opens to the site with the token of an editor', async () => {
      expect((await read(token)).status).toBe(200)
      expect((await read(sign(claim))).status).toBe(200)
    })

    it('stays closed to strangers and to the other tokens of the site', async () => {
      expect((await read(token, '')).status).toBe(401)
      expect((await read(token, 'something-else-altogether')).status).toBe(401)
      expect((await read(token, submissionToken)).status).toBe(403)
    })

    it.each([
      ['no token', () => undefined],
      ['an empty token', () => ''],
      ['the site’s own token', () => contentToken],
      ['another secret', () => sign(claim, 'another-secret-altogether')],
      ['a token that has expired', () => sign({ ...claim, expiresAt: 1_700_000_000 })],
      [
        'the signature of another claim',
        () => `${sign({ ...claim, locale: 'es' }).split('.')[0]}.${token.split('.')[1]}`,
      ],
      ['a type that has no previews', () => sign({ ...claim, uid: 'api::inquiry.inquiry' })],
      ['an account', () => sign({ ...claim, uid: 'admin::user' })],
    ])('stays closed with %s', async (_, forge) => {
      expect((await read(forge())).status).toBe(401)
    })

    it('tells nothing of what is not there', async () => {
      expect((await read(sign({ ...claim, documentId: 'nosuchdocument' }))).status).toBe(404)
      expect((await read(sign({ ...claim, status: 'published' }))).status).toBe(404)
      expect((await read(sign({ ...claim, locale: 'es' }))).status).toBe(404)
    })
  })
}
