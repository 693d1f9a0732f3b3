import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { accountOf } from './account-of'
import { type Editor, signIn } from './editor'
import { blogPost } from './marketing-entries'
import type { Stage } from './stage'

const versionSchema = z.object({
  data: z.looseObject({ documentId: z.string().nullish(), updatedAt: z.string() }),
})

const aboutUs = 'api::about-us.about-us'

/** Two people of Marketing with the same form open. */
export function describeOverwriting(stage: () => Stage): void {
  describe('a form that two people have open', () => {
    let ana: Editor
    let luis: Editor
    beforeAll(async () => {
      const hire = async (name: string) => {
        const account = {
          email: `${name}.${randomUUID()}@ceiba.test`,
          password: 'Volcan-1976-Fuego',
        }
        await accountOf(stage(), { ...account, name, roles: ['ceiba-marketing'] })
        return signIn(stage().cms, account)
      }
      ana = await hire('Ana')
      luis = await hire('Luis')
    })

    /** The form of an entry in English, as the panel reads and sends it. */
    const open = async (path: string) => {
      const answer = await fetch(`${stage().cms.url}/content-manager/${path}?locale=en`, {
        headers: { authorization: ana.authorization },
      })
      return versionSchema.parse(await answer.json()).data
    }
    const newPost = async () => {
      const slug = randomUUID()
      const { documentId } = await ana.create(blogPost, { name: slug, slug })
      return { documentId, form: await open(`collection-types/${blogPost}/${documentId}`) }
    }
    const conflict = { status: 400, message: expect.stringContaining('Ana Tzul saved this') }

    it('is saved on top of what its editor saw, and not on what came since', async () => {
      const { documentId, form } = await newPost()
      const save = (who: Editor, name: string, { updatedAt } = form) =>
        who.save(blogPost, documentId, { name }, 'en', updatedAt)
      expect(await save(ana, 'By Ana')).toMatchObject({ status: 200 })
      expect(await save(luis, 'By Luis')).toMatchObject(conflict)
      expect(
        await luis.publish(blogPost, documentId, { name: 'By Luis' }, 'en', form.updatedAt),
      ).toMatchObject(conflict)
      // Who presses twice has seen what they wrote.
      expect(await save(ana, 'By Ana again')).toMatchObject({ status: 200 })
      const now = await open(`collection-types/${blogPost}/${documentId}`)
      expect(now.name).toBe('By Ana again')
      expect(await save(luis, 'By Luis', now)).toMatchObject({ status: 200 })
    })

    it('of another language is saved, although shared fields were copied into it', async () => {
      const { documentId } = await newPost()
      const spanish = { name: 'En español', slug: randomUUID() }
      await luis.save(blogPost, documentId, spanish, 'es')
      const seen = new Date(Date.now() - 1000).toISOString()
      expect(await ana.save(blogPost, documentId, { name: 'Ana' })).toMatchObject({ status: 200 })
      const again = { ...spanish, name: 'Otra vez' }
      const answer = await luis.save(blogPost, documentId, again, 'es', seen)
      expect(answer).toMatchObject({ status: 200 })
    })

    it('of two saves at the same time takes one', async () => {
      const { documentId, form } = await newPost()
      const answers = await Promise.all(
        [ana, luis].map((who, index) =>
          who.save(blogPost, documentId, { name: `${index}` }, 'en', form.updatedAt),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    })

    it('is published by the other person once it was loaded again', async () => {
      const { documentId, form } = await newPost()
      await ana.save(blogPost, documentId, { name: 'By Ana' }, 'en', form.updatedAt)
      const now = await open(`collection-types/${blogPost}/${documentId}`)
      const answer = await luis.publish(blogPost, documentId, {}, 'en', now.updatedAt)
      expect(answer.message).not.toContain('saved this')
    })

    it('of a page that is there once is guarded, too', async () => {
      const put = async (who: Editor, intro: string, seen = '') => {
        const answer = await fetch(
          `${stage().cms.url}/content-manager/single-types/${aboutUs}?locale=en`,
          {
            method: 'PUT',
            headers: {
              authorization: who.authorization,
              'content-type': 'application/json',
              'x-seen-version': seen,
            },
            body: JSON.stringify({ title: 'About us', intro }),
          },
        )
        return answer.status
      }
      await put(ana, 'First')
      const { updatedAt } = await open(`single-types/${aboutUs}`)
      expect(await put(ana, 'By Ana', updatedAt)).toBe(200)
      expect(await put(luis, 'By Luis', updatedAt)).toBe(400)
    })
  })
}
