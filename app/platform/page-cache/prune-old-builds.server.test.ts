import { mkdir, readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '~/testing/temporary-folder'
import { days } from '~/platform/units/duration'
import { pruneOldBuilds } from './prune-old-builds.server'

it('deletes the pages of builds that have not run for a week, and no others', async () => {
  const folder = await temporaryFolder()
  for (const [name, age] of [
    ['current', 30],
    ['last', 2],
    ['old', 8],
  ] as const) {
    await mkdir(join(folder, name, 'page'), { recursive: true })
    const time = new Date(Date.now() - days(age))
    await utimes(join(folder, name), time, time)
  }
  await pruneOldBuilds(folder, 'current')
  expect((await readdir(folder)).sort()).toEqual(['current', 'last'])
})
