import { spawn } from 'node:child_process'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { bundleProgram } from '~/testing/bundle-program'
import { describeOnBothEngines } from '~/testing/database/describe-on-both-engines'
import { noteKind } from '~/testing/outbox-note'
import { temporaryFolder } from '~/testing/temporary-folder'
import { seconds } from '~/platform/units/duration'
import { eventually } from '~/testing/eventually'
import { createOutbox } from './create-outbox.server'

const rounds = 3
const processesAtOnce = 4
/** What a process has acknowledged at least when it is killed; several may acknowledge the same retry. */
const acknowledgedEach = 3
const victim = await bundleProgram(join(import.meta.dirname, '../../testing/outbox-victim.ts'))

/** Runs a process that accepts and delivers, kills it in the middle, and gives what it said. */
async function runAndKill(parameters: readonly string[]): Promise<string[]> {
  const child = spawn(process.execPath, [victim, ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test' },
  })
  let said = ''
  const ended = new Promise((resolve) => child.once('close', resolve))
  const began = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.split('!').length > acknowledgedEach) resolve()
    })
  })
  await Promise.race([began, ended])
  await pause(Math.random() * 250)
  child.kill('SIGKILL')
  await ended
  // What stands behind the last line break was cut off.
  return said.split('\n').slice(0, -1)
}

describeOnBothEngines('an outbox', ({ newLocation }) => {
  it('loses nothing that was acknowledged and doubles nothing when processes are killed', async () => {
    const folder = await temporaryFolder()
    const delivered = join(folder, 'delivered')
    await mkdir(delivered)
    const location = await newLocation()
    // Its clock is ahead, so that it does not wait for the leases of the dead.
    const outbox = createOutbox({ location, now: () => Date.now() + seconds(20) })
    await outbox.listDeadLetters()
    const acknowledged = new Map<string, string>()
    const requested = new Set<string>()
    for (let round = 0; round < rounds; round++) {
      const unanswered = [...requested].filter((key) => !acknowledged.has(key))
      const runs = await Promise.all(
        Array.from({ length: processesAtOnce }, () =>
          runAndKill([JSON.stringify(location), delivered, ...unanswered]),
        ),
      )
      for (const [mark = '', key = '', id = ''] of runs.flat().map((line) => line.split(' '))) {
        requested.add(key)
        if (mark !== '!') continue
        // Several visitors' retries of one key were answered with one and the same submission.
        expect(acknowledged.get(key) ?? id).toBe(id)
        acknowledged.set(key, id)
      }
    }

    const stop = await outbox.start([noteKind(delivered)])
    await eventually(async () =>
      expect(await outbox.figures()).toEqual({ waiting: 0, deadLetters: 0 }),
    )
    await stop()

    const ids = await readdir(delivered)
    const texts = await Promise.all(ids.map((id) => readFile(join(delivered, id), 'utf8')))
    const keyOf = new Map(ids.map((id, index) => [id, texts[index]]))
    const lost = [...acknowledged].filter(([key, id]) => keyOf.get(id) !== key)
    expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * acknowledgedEach)
    expect(lost).toEqual([])
    expect(new Set(texts).size, 'doubled').toBe(texts.length)
  })
})
