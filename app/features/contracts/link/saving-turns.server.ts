import { seconds } from '~/platform/units/duration'

/** The saving that arrived last for each link, while it is under way; for this process. */
const latest = new Map<string, Promise<void>>()

/** A saving whose sender lost the network holds up no other one for longer. */
const patience = seconds(5)

/**
 * Saves what came over a link after what came before it, so that the older of two savings that cross each other never
 * writes over the newer one.
 */
export async function saveInTurn<T>(link: string, save: () => Promise<T>): Promise<T> {
  const before = savingsBefore(link)
  const saved = before.then(save)
  const ended = saved.then(
    () => undefined,
    () => undefined,
  )
  latest.set(link, ended)
  void ended.then(() => latest.get(link) === ended && latest.delete(link))
  return saved
}

/** Resolves when what came over a link so far is saved: a page that is loaded again shows it. */
export async function savingsBefore(link: string): Promise<void> {
  const before = latest.get(link)
  if (!before) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const isLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience)
  })
  await Promise.race([before, isLong]).finally(() => clearTimeout(timer))
}
