import { expect, it } from 'vitest'
import { seconds } from '~/platform/units/duration'
import { whenToListen } from './when-to-listen.server'

const never = new Promise<never>(() => {})

/** Whether a process listens within `after` milliseconds, on a clock of its own. */
async function listensWithin(after: number, process: Parameters<typeof whenToListen>[0]) {
  return Promise.race([
    whenToListen(process).then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, after, false)),
  ])
}

it.each([
  { name: 'the only node', isFirstWorker: true, hasOtherNodes: false },
  { name: 'a further worker', isFirstWorker: false, hasOtherNodes: false },
  { name: 'one of several nodes', isFirstWorker: true, hasOtherNodes: true },
])('lets $name listen as soon as it is ready', async (process) => {
  expect(await listensWithin(seconds(1), { ...process, ready: Promise.resolve() })).toBe(true)
})

it('lets the only node listen after a second, and others only when they are ready', async () => {
  const kinds = [
    { isFirstWorker: true, hasOtherNodes: false },
    { isFirstWorker: false, hasOtherNodes: false },
    { isFirstWorker: true, hasOtherNodes: true },
  ]
  const listens = kinds.map((kind) => listensWithin(seconds(2), { ...kind, ready: never }))
  expect(await Promise.all(listens)).toEqual([true, false, false])
})
