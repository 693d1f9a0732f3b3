import { hostileFiles, uploadPath } from './support/hostile-files'
import { siteMemory } from './support/programs'
import { expect, test } from './support/test'
import { newSender } from './support/visitor-address'

const megabytes = (count: number) => count * 1024 * 1024

test('many hostile pictures at once leave the memory of the site as it was', async ({
  request,
  baseURL,
}) => {
  const bombs = Object.values(hostileFiles).filter(({ error }) => error === 'tooManyPixels')
  const before = await siteMemory()
  let most = before
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all(
      bombs.flatMap((file) =>
        [1, 2, 3].map(() =>
          request.post(uploadPath(file, 'en'), {
            headers: newSender(baseURL),
            multipart: { files: { name: 'a.png', mimeType: 'image/png', buffer: file.make() } },
          }),
        ),
      ),
    )
    expect(answers.map((answer) => answer.status())).toEqual(answers.map(() => 422))
    most = Math.max(most, await siteMemory())
  }
  // One of these pictures decoded would be 100 MB at least, the larger one 2.5 GB.
  expect(most - before).toBeLessThan(megabytes(150))
})
