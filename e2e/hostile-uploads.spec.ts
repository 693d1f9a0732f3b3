import { randomUUID } from 'node:crypto'
import { resources } from '~/routing/resources'
import { locales } from '~content/locale'
import { countPrivateFiles } from '../scripts/cluster/site-stores'
import { hostileFiles, uploadPath } from './support/hostile-files'
import { onePage } from './support/one-page'
import { expect, test } from './support/test'
import { newSender } from './support/visitor-address'
import { wordsOf } from './support/words'

for (const [what, file] of Object.entries(hostileFiles)) {
  test(`an upload is refused in plain words and stored nowhere: ${what}`, async ({
    request,
    baseURL,
  }) => {
    const content = file.make()
    for (const locale of locales) {
      const name = `${randomUUID()}.${file.extension}`
      const answer = await request.post(uploadPath(file, locale), {
        headers: newSender(baseURL),
        multipart: { files: { name, mimeType: 'application/octet-stream', buffer: content } },
      })
      expect(answer.status()).toBe(file.status)
      const { kind } = file
      const t = wordsOf(locale, 'uploads')
      const types = kind === 'career-cv' ? 'PDF, DOCX' : 'JPEG, PNG, WEBP, HEIC'
      expect(await answer.json()).toEqual({
        error: file.error,
        message: t(file.error, { types, megabytes: 10, megapixels: 40, pages: 60 }),
      })
      expect(await countPrivateFiles(name)).toBe(0)
    }
  })
}

test('a path in the name of a file goes nowhere', async ({ request, baseURL }) => {
  const mark = randomUUID()
  const answer = await request.post(`/${resources.upload.path}?kind=career-cv`, {
    headers: newSender(baseURL),
    multipart: {
      files: {
        name: `../../../../public/${mark}.pdf`,
        mimeType: 'application/pdf',
        buffer: onePage('with a path'),
      },
    },
  })
  expect(await answer.json()).toEqual([expect.objectContaining({ name: `${mark}.pdf` })])
  expect((await request.get(`/${mark}.pdf`)).status()).toBe(404)
})
