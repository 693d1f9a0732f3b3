import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
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

it('keeps the pages of a build that started long ago and has run since', async () => {
  const folder = await temporaryFolder()
  for (const name of ['current', 'before'])
    await mkdir(join(folder, name, 'state'), { recursive: true })
  await writeFile(join(folder, 'before', 'state', 'index'), '[]')
  const start = new Date(Date.now() - days(30))
  for (const path of [join('before', 'state'), 'before']) {
    await utimes(join(folder, path), start, start)
  }
  await pruneOldBuilds(folder, 'current')
  expect((await readdir(folder)).sort()).toEqual(['before', 'current'])
})
