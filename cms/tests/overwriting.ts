import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { accountOf } from './account-of'
import { type Editor, openPanel, signIn } from './editor'
import { connect, rental, rentalData } from './entries'
import { noVersion } from '../src/publishing/overwriting-code'
import { landingPage, redirect } from './marketing-entries'
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

    /** The form of an entry, as the panel reads and sends it. */
    const open = async (path: string, locale = 'en', who = ana) => {
      const answer = await fetch(`${stage().cms.url}/content-manager/${path}?locale=${locale}`, {
        headers: { authorization: who.authorization },
      })
      return versionSchema.parse(await answer.json()).data
    }
    const openPage = (id: string, locale = 'en') =>
      open(`collection-types/${landingPage}/${id}`, locale)
    const newPage = async () => {
      const data = { titleOffer: randomUUID(), type: 'other' }
      const { documentId } = await ana.create(landingPage, data)
      return { documentId, form: await openPage(documentId) }
    }
    const saved = { status: 200 }
    const conflict = { status: 400, message: expect.stringContaining('Ana Tzul saved this') }

    it('is saved on top of what its editor saw, and not on what came since', async () => {
      const { documentId, form } = await newPage()
      const save = (who: Editor, titleOffer: string, { updatedAt } = form) =>
        who.save(landingPage, documentId, { titleOffer }, 'en', updatedAt)
      expect(await save(ana, 'By Ana')).toMatchObject(saved)
      expect(await save(luis, 'By Luis')).toMatchObject(conflict)
      const late = { titleOffer: 'By Luis' }
      expect(await luis.publish(landingPage, documentId, late, 'en', form.updatedAt)).toMatchObject(
        conflict,
      )
      // Who presses twice has seen what they wrote.
      expect(await save(ana, 'By Ana again')).toMatchObject(saved)
      const now = await openPage(documentId)
      expect(now.titleOffer).toBe('By Ana again')
      expect(await save(luis, 'By Luis', now)).toMatchObject(saved)
    })

    it('of one person is guarded in a second tab, too', async () => {
      const { documentId, form } = await newPage()
      const saveIn = (tab: string) => {
        const panel = openPanel(stage().cms, ana.authorization, 'en', tab)
        return panel.save(landingPage, documentId, { titleOffer: tab }, 'en', form.updatedAt)
      }
      expect(await saveIn('first')).toMatchObject(saved)
      expect(await saveIn('second')).toMatchObject(conflict)
      expect(await saveIn('first')).toMatchObject(saved)
    })

    it('of another language is saved, although shared fields were copied into it', async () => {
      const { documentId } = await newPage()
      const spanish = { titleOffer: 'En español', type: 'other' }
      await luis.save(landingPage, documentId, spanish, 'es')
      const seen = new Date(Date.now() - 1000).toISOString()
      expect(await ana.save(landingPage, documentId, { showLocation: true })).toMatchObject(saved)
      const again = { titleOffer: 'Otra vez' }
      const answer = await luis.save(landingPage, documentId, again, 'es', seen)
      expect(answer).toMatchObject(saved)
    })

    it('of another language does not put back a shared field that was changed there', async () => {
      const { documentId } = await newPage()
      const spanish = { titleOffer: 'En español', type: 'other' }
      await luis.save(landingPage, documentId, spanish, 'es')
      const send = ({ type, image, startDate, showLocation, updatedAt }: typeof form) => {
        const data = { titleOffer: 'Otra vez', type, image, startDate, showLocation }
        return luis.save(landingPage, documentId, data, 'es', updatedAt)
      }
      const form = await openPage(documentId, 'es')
      expect(await ana.save(landingPage, documentId, { titleOffer: 'New' })).toMatchObject(saved)
      expect(await send(form)).toMatchObject(saved)
      const late = await openPage(documentId, 'es')
      expect(await ana.save(landingPage, documentId, { showLocation: true })).toMatchObject(saved)
      expect(await send(late)).toMatchObject(conflict)
      const now = await openPage(documentId, 'es')
      expect(await send(now)).toMatchObject(saved)
      expect((await openPage(documentId)).showLocation).toBe(true)
    })

    it('of another language is saved where the shared fields in it are those of the entry', async () => {
      const { cms, editor, townId } = stage()
      const [first, second] = ['first', 'second'].map((tab) =>
        openPanel(cms, editor.authorization, 'en', tab),
      )
      const data = { ...rentalData, slug: randomUUID(), town: connect(townId) }
      const { documentId } = await editor.create(rental, data)
      await editor.save(rental, documentId, data, 'es')
      const path = `collection-types/${rental}/${documentId}`
      const { updatedAt, capacityOfPeople, ...form } = await open(path, 'es', editor)
      const written = Object.keys(data).filter((name) => name !== 'town' && name in form)
      const shared = Object.fromEntries(written.map((name) => [name, form[name]]))
      await first?.save(rental, documentId, { capacityOfPeople: 9 })
      const save = (more: object) =>
        second?.save(rental, documentId, { ...shared, ...more }, 'es', updatedAt)
      expect(await save({ capacityOfPeople })).toMatchObject({ status: 400 })
      expect(await save({})).toMatchObject(saved)
    })

    it('of a language that did not exist yet is guarded, and may be begun again', async () => {
      const { documentId } = await newPage()
      const begin = (who: Editor) =>
        who.save(landingPage, documentId, { titleOffer: 'Hola', type: 'other' }, 'es', noVersion)
      expect(await begin(ana)).toMatchObject(saved)
      expect(await begin(luis)).toMatchObject(conflict)
      await ana.remove(landingPage, documentId, 'es')
      expect(await begin(luis)).toMatchObject(saved)
    })

    it('of a type without languages is guarded, whatever language its address names', async () => {
      const fromPath = `/${randomUUID()}`
      const { documentId } = await ana.create(redirect, { fromPath, toPath: '/blog' })
      const { updatedAt } = await open(`collection-types/${redirect}/${documentId}`)
      const save = (who: Editor, note: string) =>
        who.save(redirect, documentId, { note }, 'es', updatedAt)
      expect(await save(ana, 'By Ana')).toMatchObject(saved)
      expect(await save(luis, 'By Luis')).toMatchObject(conflict)
    })

    it('of two saves at the same time takes one', async () => {
      const { documentId, form } = await newPage()
      const answers = await Promise.all(
        [ana, luis].map((who, index) =>
          who.save(landingPage, documentId, { titleOffer: `${index}` }, 'en', form.updatedAt),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    })

    it('is published by the other person once it was loaded again', async () => {
      const { documentId, form } = await newPage()
      await ana.save(landingPage, documentId, { titleOffer: 'By Ana' }, 'en', form.updatedAt)
      const now = await openPage(documentId)
      expect(await luis.publish(landingPage, documentId, {}, 'en', now.updatedAt)).toMatchObject(
        saved,
      )
    })

    it('is saved by anybody once changes were discarded and it was loaded again', async () => {
      const { documentId, form } = await newPage()
      await ana.publish(landingPage, documentId)
      const save = (who: Editor, titleOffer: string, { updatedAt } = form) =>
        who.save(landingPage, documentId, { titleOffer }, 'en', updatedAt)
      const published = await openPage(documentId)
      expect(await save(luis, 'By Luis', published)).toMatchObject(saved)
      const byLuis = await openPage(documentId)
      // What Ana has not seen she does not discard.
      const discard = ({ updatedAt } = form) =>
        ana.discard(landingPage, documentId, 'en', updatedAt)
      expect(await discard(published)).toMatchObject({ status: 400 })
      expect(await discard(byLuis)).toMatchObject(saved)
      expect(await save(luis, 'By Luis again', byLuis)).toMatchObject(conflict)
      const now = await openPage(documentId)
      expect(now.updatedAt < byLuis.updatedAt).toBe(true)
      expect(await save(luis, 'By Luis again', now)).toMatchObject(saved)
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
