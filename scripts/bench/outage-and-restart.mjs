// What an outage of the CMS and restarts of the site cost those who send forms. Starts programs of its own.
//
//   node scripts/bench/outage-and-restart.mjs --minutes 5 --forms 100 --restarts 10
//
// After the outage: how long until everything is delivered (60 s wished). Under restarts by SIGKILL: how long
// forms are answered 503 (1 s at most).
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { siteAddress } from '../lib/addresses.js'
import { countWaiting, runCms, runSite, withOwnStack } from './own-stack.mjs'
import { createForms, sendForms } from './send-forms.mjs'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    forms: { type: 'string', default: '100' },
    restarts: { type: 'string', default: '3' },
  },
})

await withOwnStack(async (_folder, settings) => {
  let cms = await runCms(settings)
  let site = await runSite(settings)
  const sendForm = await createForms(siteAddress(settings))

  const outageMs = Number(values.minutes) * 60_000
  cms.signal('SIGKILL')
  await cms.exited
  const stop = sendForms(sendForm, (Number(values.forms) * 1000) / outageMs)
  await pause(outageMs)
  const sent = await stop()
  cms = await runCms(settings)
  const returned = Date.now()
  while ((await countWaiting(settings)) !== 0) await pause(200)
  const seconds = ((Date.now() - returned) / 1000).toFixed(1)
  const accepted = sent.filter(({ status }) => status === 200).length
  console.log(
    `CMS away for ${values.minutes} min: ${accepted} of ${sent.length} forms accepted, all delivered ${seconds} s after its return`,
  )

  for (let round = 1; round <= Number(values.restarts); round++) {
    const stopSending = sendForms(sendForm, 20)
    await pause(2000)
    site.signal('SIGKILL')
    await site.exited
    const killed = Date.now()
    site = await runSite(settings)
    await pause(5000)
    const answers = (await stopSending()).filter(({ at }) => at >= killed)
    const after = (/** @type {number} */ status) =>
      answers.filter((answer) => answer.status === status).map(({ at }) => at - killed)
    const refused = after(503)
    const taken = after(200)
    const span = refused.length > 0 ? Math.max(...refused) - Math.min(...refused) : 0
    console.log(
      `restart ${round}: first form taken after ${Math.min(...taken)} ms; ${refused.length} answered 503 within ${span} ms; ${after(0).length} without an answer`,
    )
  }
})
process.exit(0)
