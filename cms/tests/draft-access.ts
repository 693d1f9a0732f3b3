import { beforeAll, describe, expect, it } from 'vitest'
import { type ContentSchema, contentSchemas, textFieldOf } from './content-schemas'
import { startDraft } from './drafts'
import type { Stage } from './stage'
import { contentToken, submissionToken } from './start-cms'

/** A text in every draft and in no published entry. */
const secret = 'Nobody-shall-read-this-yet'

const types = contentSchemas()
const withDrafts = types.filter(({ options }) => options.draftAndPublish)

/** Query parameters that ask for drafts, in this or earlier versions of Strapi. */
const askForDrafts = [
  '',
  'status=draft',
  'status=Draft',
  'status[$eq]=draft',
  'status=published&status=draft',
  'status[]=draft',
  'publicationState=preview',
  'filters[publishedAt][$null]=true',
  'locale=es&status=draft',
  'locale=*&status=draft',
]

/** Populate parameters for everything that an entry is connected with, two levels deep. */
function populatePaths({ attributes }: ContentSchema): string[] {
  const linked = Object.entries(attributes)
    .filter(([, { type }]) => ['relation', 'component', 'dynamiczone', 'media'].includes(type))
    .map(([name]) => name)
  return [
    'populate=*',
    'populate=deep',
    ...linked.flatMap((name) => [
      `populate[${name}][populate]=*`,
      `populate[${name}][status]=draft`,
      `populate[${name}][filters][publishedAt][$null]=true`,
    ]),
    'populate[localizations][status]=draft',
    'populate[createdBy]=true',
  ]
}

/** The URLs of a type's lists, entries and single types. */
function addressesOf({ info, kind }: ContentSchema, documentId: string): string[] {
  const { singularName, pluralName } = info
  const own = kind === 'singleType' ? [singularName] : [pluralName, `${pluralName}/${documentId}`]
  return [...own, singularName].map((path) => `/api/${path}`)
}

/** Drafts can be read with an editor's preview token and in no other way (previews.ts). */
export function describeDraftAccess(stage: () => Stage): void {
  const ids = new Map<string, string>()

  const ask = (path: string, key?: string) =>
    fetch(`${stage().cms.url}${path}`, {
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
    })

  /** Whether an address exists: without a token it answers 403 instead of 404. */
  const isRoute = async (address: string) => (await ask(address)).status === 401

  describe('drafts', () => {
    beforeAll(async () => {
      const { cms, editor } = stage()
      for (const type of withDrafts) {
        for (const locale of ['en', 'es']) {
          ids.set(type.uid, await startDraft(cms, editor, type, { words: secret, locale }))
        }
      }
    })

    it('are there to be found, in every type that has them', () => {
      expect([...ids.keys()]).toEqual(withDrafts.map(({ uid }) => uid))
      const withoutText = withDrafts.filter((type) => textFieldOf(type) === undefined)
      // The words of a menu are those of its entries.
      expect(withoutText.map(({ uid }) => uid)).toEqual(['api::menu.menu'])
    })

    it('are of types that the site reads by addresses of their own', async () => {
      const rental = '/api/rentals'
      for (const type of withDrafts) {
        const [address = ''] = addressesOf(type, 'any')
        // Rentals are read from the catalogue.
        expect(await isRoute(address), address).toBe(address !== rental)
      }
    })

    it.each(types)('and everything else of $uid are told to no stranger', async (type) => {
      for (const address of addressesOf(type, ids.get(type.uid) ?? 'any')) {
        // An address that does not exist answers 404 whatever the query.
        const queries = (await isRoute(address))
          ? [...askForDrafts, ...populatePaths(type)]
          : ['', 'status=draft&populate=*']
        for (const query of queries) {
          const answer = await ask(`${address}?${query}`)
          expect([401, 404, 405], `${address}?${query}`).toContain(answer.status)
          expect(await answer.text()).not.toContain(secret)
        }
      }
    })

    it.each(types)('of $uid are not told to the site’s own tokens', async (type) => {
      for (const address of addressesOf(type, ids.get(type.uid) ?? 'any')) {
        const refused = await ask(`${address}?status=draft`, submissionToken)
        expect([403, 404, 405], address).toContain(refused.status)
        const plain = await ask(address, contentToken)
        expect(await plain.text(), address).not.toContain(secret)
        if (!(await isRoute(address))) continue
        for (const query of queriesOf(type)) {
          const answer = await ask(`${address}?${query}`, contentToken)
          expect(await answer.text(), `${address}?${query}`).not.toContain(secret)
        }
      }
    })

    it.each(['/api/catalogue', '/api/redirects', '/api/content-revision', '/api/preview'])(
      'are not in %s',
      async (address) => {
        for (const query of askForDrafts) {
          const answer = await ask(`${address}?${query}`, contentToken)
          expect(await answer.text(), query).not.toContain(secret)
        }
      },
    )

    it.each(['/content-manager', '/admin', '/publish-check', '/client-links', '/upload', '/i18n'])(
      'are behind %s for people who are signed in alone',
      async (prefix) => {
        for (const [uid, documentId] of ids) {
          const paths = [
            `${prefix}/${uid}/${documentId}`,
            `${prefix}/collection-types/${uid}/${documentId}?status=draft`,
            `${prefix}/single-types/${uid}?status=draft`,
            `${prefix}/preview/url/${uid}?documentId=${documentId}`,
          ]
          for (const path of paths) {
            for (const key of [undefined, contentToken]) {
              const answer = await ask(path, key)
              expect(await answer.text(), path).not.toContain(secret)
              expect(answer.ok && !prefix.startsWith('/admin'), path).toBe(false)
            }
          }
        }
      },
    )
  })

  describe('what lies beside the public uploads', () => {
    it.each([
      '/uploads/',
      '/uploads/../cms.db',
      '/uploads/..%2fcms.db',
      '/uploads/%2e%2e/cms.db',
      '/uploads/..%5ccms.db',
      '/..%2f..%2fprivate/private.db',
      '/uploads/..%2f..%2fprivate/private.db',
      '/private/private.db',
      '/cms.db',
      '/.env',
      '/uploads/.env',
    ])('has no address %s', async (path) => {
      const answer = await ask(path)
      expect(answer.ok).toBe(false)
      expect(await answer.text()).not.toContain('SQLite format')
    })
  })
}

/** Combines populate parameters with draft parameters. */
function queriesOf(type: ContentSchema): string[] {
  const paths = populatePaths(type)
  return [
    ...askForDrafts,
    ...paths,
    ...paths.map((path) => `${path}&status=draft`),
    ...askForDrafts.map((query) => `populate=*&${query}`),
  ]
}
