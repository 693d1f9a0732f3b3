import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { describeOnBothEngines } from '../../app/testing/database/describe-on-both-engines'
import { waitForLock } from '../src/setup/single-instance'

describeOnBothEngines('the lock of the CMS', ({ newLocation }) => {
  const newPlace = async () => {
    const location = await newLocation()
    if ('file' in location) mkdirSync(dirname(location.file), { recursive: true })
    return 'url' in location
      ? { DATABASE_CLIENT: 'postgres' as const, DATABASE_URL: location.url, databaseFile: '' }
      : { DATABASE_CLIENT: 'better-sqlite3' as const, databaseFile: location.file }
  }

  it('lets no second CMS start on a database, until the first has ended', async () => {
    const place = await newPlace()
    const first = await waitForLock(place)
    await expect(waitForLock(place, 0)).rejects.toThrow('Another CMS uses this database')
    const waiting = waitForLock(place)
    await first.release()
    await (await waiting).release()
  })

  it('lets CMS on different databases run side by side', async () => {
    const locks = [await waitForLock(await newPlace()), await waitForLock(await newPlace())]
    for (const lock of locks) await lock.release()
  })
})
