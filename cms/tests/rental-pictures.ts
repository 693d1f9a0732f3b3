import { beforeEach, describe, expect, it } from 'vitest'
import { pictureReceiptSchema } from '../../content-types/rental-import'
import { rental } from './entries'
import { uploadPicture } from './marketing-entries'
import { house, pictureOf, rentalTableCalls, tableOf } from './rental-table-calls'
import type { Stage } from './stage'

/** The pictures of many rentals. */
export function describeRentalPictures(stage: () => Stage): void {
  let calls: ReturnType<typeof rentalTableCalls>
  beforeEach(() => {
    calls = rentalTableCalls(stage().cms)
  })

  describe('the table of rentals', () => {
    it('fetches pictures at addresses once, and names those that cannot be had', async () => {
      const { listener } = stage()
      const [good, bad] = ['https://pictures.example/a/sala.jpg?w=2', 'http://10.0.0.1/x.jpg']
      listener.pictures.set(good, { picture: await pictureOf('#a8452f') })
      listener.pictures.set(bad, { problem: 'Private' })
      const { slug: _, ...rest } = house
      const words = { picture_words_en: 'The room', picture_words_es: 'La sala' }
      const text = tableOf(
        { slug: 'with-pictures', ...rest, ...words, pictures: good },
        { slug: 'without-pictures', ...rest, ...words, pictures: bad },
      )
      const planned = await calls.plan(text)
      expect(planned.lines.flatMap(({ slug, problems }) => [slug, ...problems])).toEqual([
        'without-pictures',
        { column: 'pictures', code: 'picturePrivate', value: bad },
        'with-pictures',
      ])
      await calls.change(planned.import.key, 'start')
      const done = await calls.until(planned.import.key, 'done')
      expect(done.import).toMatchObject({ imported: 1, skipped: 0 })
      expect(JSON.stringify(await calls.readAsVisitor('with-pictures'))).toContain('sala')
      const again = await calls.plan(text)
      expect(again.import.counts).toMatchObject({ same: 1, changed: 0, new: 0, mistaken: 1 })
      expect(listener.asked.filter((address) => address === good)).toHaveLength(1)
    })

    it('keeps the picture for sharing where the texts for search engines change', async () => {
      const { cms, editor } = stage()
      const line = { ...house, slug: 'shared-house' }
      await calls.import(tableOf(line))
      const { id } = await calls.readAsVisitor(line.slug)
      const seo = { metaTitle: 'Old', sharePicture: await uploadPicture(cms, editor) }
      expect(await editor.publish(rental, id, { seo })).toMatchObject({ status: 200 })
      await calls.import(tableOf({ slug: line.slug, seo_title_en: 'New' }))
      expect((await calls.readAsVisitor(line.slug)).texts.en?.seo).toMatchObject({
        metaTitle: 'New',
        sharePicture: { url: expect.any(String) },
      })
    })

    it('keeps one picture of a name in the media library', async () => {
      const add = async (picture: object) => {
        const answer = await calls.send('POST', 'rental-pictures', {
          name: 'patio ñ.png',
          ...picture,
        })
        return pictureReceiptSchema.parse(await answer.json()).data.outcome
      }
      const [red, blue] = [await pictureOf('#a8452f'), await pictureOf('#20405f')]
      expect([await add(red), await add(red), await add(blue)]).toEqual(['added', 'known', 'other'])
      const planned = await calls.plan(
        tableOf({
          ...house,
          slug: 'with-patio',
          pictures: 'patio ñ.png',
          picture_words_en: 'A patio',
          picture_words_es: 'Un patio',
        }),
      )
      expect(planned.import.counts).toMatchObject({ new: 1, mistaken: 0 })
    })
  })
}
