import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { maybePictureSchema } from '~content/entry-fields'
import { homePageSchema } from '~content/home-page'
import { seoSchema } from '~content/seo'
import { siteSettingsSchema } from '~content/site-settings'
import { env } from '~/platform/env/env.server'
import { picture } from '~/testing/factories/picture'
import { cms } from '~/testing/network/cms'
import { fakeNetwork } from '~/testing/network/fake-network'
import { InvalidContent } from './content-unavailable.server'
import { fetchContent } from './fetch-content.server'

const definition = {
  uid: 'api::note.note',
  path: 'notes',
  populate: { seo: true },
  schema: z.array(z.object({ title: z.string() })),
}
const network = fakeNetwork()

test('a collection is read to its last page', async () => {
  network.use(
    http.get(`${env.CMS_URL}/api/notes`, ({ request }) => {
      const page = new URL(request.url).searchParams.get('pagination[page]')
      const pagination = { page: Number(page), pageSize: 100, pageCount: 2, total: 101 }
      return HttpResponse.json({ data: [{ title: `page ${page}` }], meta: { pagination } })
    }),
  )
  expect(await fetchContent(definition, 'es')).toEqual([{ title: 'page 1' }, { title: 'page 2' }])
})

test('a missing entry is null, an invalid response is an outage', async () => {
  network.use(cms.refuses('notes', 404))
  expect(await fetchContent(definition, 'en')).toBeNull()

  const pagination = { page: 1, pageSize: 100 }
  network.use(cms.answers('notes', { data: [], meta: { pagination } }))
  await expect(fetchContent(definition, 'en')).rejects.toThrow('failed validation')

  network.use(cms.answers('notes', { data: [{ title: 1 }] }))
  await expect(fetchContent(definition, 'en')).rejects.toBeInstanceOf(InvalidContent)
})

test('a mistyped address in the site settings costs that link, not the settings', async () => {
  const schema = siteSettingsSchema.pick({
    socialLinks: true,
    partnerUrl: true,
    providerPortalUrl: true,
  })
  const facebook = { network: 'facebook', url: 'https://www.facebook.com/ceiba' }
  const data = {
    socialLinks: [facebook, { network: 'tiktok', url: 'https:// tiktok.com/ceiba' }],
    partnerUrl: 'https://partner.example:ceiba',
    providerPortalUrl: 'https://portal.example/',
  }
  network.use(cms.answers('notes', { data }))
  expect(await fetchContent({ ...definition, schema }, 'en')).toEqual({
    socialLinks: [facebook],
    partnerUrl: null,
    providerPortalUrl: data.providerPortalUrl,
  })
})

test('a picture whose size the CMS does not know is left out, and its list is read all the same', async () => {
  const unmeasured = { ...picture(), width: null, height: null }
  const noteSchema = z.object({ photo: maybePictureSchema, seo: seoSchema })
  const seo = { metaTitle: null, metaDescription: null, sharePicture: unmeasured }
  network.use(
    cms.answers('notes', {
      data: [
        { photo: unmeasured, seo },
        { photo: picture(), seo },
      ],
    }),
  )
  const notes = await fetchContent({ ...definition, schema: z.array(noteSchema) }, 'en')
  const shared = { ...seo, sharePicture: null }
  expect(notes).toEqual([
    { photo: null, seo: shared },
    { photo: picture(), seo: shared },
  ])
})

test('a home page whose big picture was deleted in the media library is read without it', async () => {
  const schema = homePageSchema.pick({ heroTitle: true, heroPicture: true })
  network.use(
    cms.answers('notes', {
      data: { heroTitle: 'Stay', heroPicture: { picture: null, alt: 'Patio' } },
    }),
  )
  const home = await fetchContent({ ...definition, schema }, 'en')
  expect(home).toEqual({ heroTitle: 'Stay', heroPicture: null })
})
