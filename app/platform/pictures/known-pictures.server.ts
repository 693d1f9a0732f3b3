import { join } from 'node:path'
import { pictureSchema, type Picture } from '~content/picture'
import { jsonLinesOf, readJsonLinesOf } from '~/platform/files/json-lines.server'
import { removeLeftovers, writeAtomically } from '~/platform/files/write-atomically.server'
import { log } from '~/platform/log/log.server'
import { singleton } from '~/platform/process/singleton.server'
import { createYielder } from '~/platform/process/yielder.server'
import { workerFolder } from '~/platform/process/web-worker.server'
import { seconds } from '~/platform/units/duration'
import { createWorkerPictureLookup } from './ask-other-workers.server'

const saveDelay = seconds(2)

export type KnownPictures = ReturnType<typeof createKnownPictures>

/**
 * The pictures that content uses; only these are served. The list is saved in `file`, as lines of JSON whatever its
 * name is, so that pictures are served while the CMS is down. `findElsewhere` is asked for others.
 */
export function createKnownPictures(
  file: string,
  findElsewhere: (hash: string) => Promise<Picture | null> = async () => null,
) {
  const byHash = new Map<string, Picture>()
  let pendingSave: NodeJS.Timeout | undefined
  let lastSave: Promise<void> = Promise.resolve()
  let onAdded: (picture: Picture) => void = () => {}

  // A list that is missing or damaged counts as far as it goes.
  const loaded = load().catch(() => undefined)

  async function load(): Promise<void> {
    await removeLeftovers(file).catch(() => undefined)
    const yielder = createYielder()
    for await (const line of readJsonLinesOf(file)) {
      // Earlier versions kept all in one line.
      for (const each of Array.isArray(line) ? line : [line]) {
        if (yielder.isDue()) await yielder.pause()
        const picture = pictureSchema.safeParse(each).data
        if (picture && !byHash.has(picture.hash)) add(picture)
      }
    }
  }

  function add(picture: Picture): void {
    byHash.set(picture.hash, picture)
    onAdded(picture)
  }

  function saveSoon(): void {
    pendingSave ??= setTimeout(() => void save(), saveDelay).unref()
  }

  /** Saves once the save under way has ended. */
  function save(): Promise<void> {
    clearTimeout(pendingSave)
    pendingSave = undefined
    lastSave = lastSave.then(write)
    return lastSave
  }

  async function write(): Promise<void> {
    await loaded
    await writeAtomically(file, jsonLinesOf(byHash.values())).catch((err: unknown) =>
      log.error({ err }, 'list of known pictures could not be saved'),
    )
  }

  return {
    remember(picture: Picture): void {
      const known = byHash.get(picture.hash)
      if (known?.url === picture.url && known.width === picture.width) return
      add(picture)
      saveSoon()
    },
    /** Removes a picture that is no longer in the media library. */
    forget(hash: string): void {
      if (byHash.delete(hash)) saveSoon()
    },
    /** Finds a picture without waiting for the saved list. */
    peek: (hash: string): Picture | null => byHash.get(hash) ?? null,
    async find(hash: string): Promise<Picture | null> {
      if (!byHash.has(hash)) await loaded
      return byHash.get(hash) ?? findElsewhere(hash)
    },
    /** Calls `listener` with every picture: those known by now, and each one that is added or changed later. */
    watch(listener: (picture: Picture) => void): void {
      onAdded = listener
      for (const picture of byHash.values()) listener(picture)
    },
    /** Saves pending changes and waits for a save under way; called when the process ends. */
    flush: (): Promise<void> => (pendingSave ? save() : lastSave),
  }
}

/** The list of this process, kept in its folder. */
export function knownPictures(): KnownPictures {
  return singleton('known-pictures', () => {
    const askOthers = createWorkerPictureLookup((hash) => known.peek(hash))
    const known = createKnownPictures(join(workerFolder(), 'pictures', 'known.json'), askOthers)
    return known
  })
}
