import { afterAll, afterEach, beforeAll } from 'vitest'
import { describeOnBothEngines } from '../../app/testing/database/describe-on-both-engines'
import { describeAnsweringAtOnce } from './answering-at-once'
import { describeEarlierStays } from './earlier-stays'
import { type EngineStage, setEngineStage } from './engine-stage'
import { describeLeadStaysAtOnce } from './lead-stays-at-once'
import { describeManyReservations } from './many-reservations'
import { describeManyStays } from './many-stays'
import { describePayingAtOnce } from './paying-at-once'
import { describeReservingAtOnce } from './reserving-at-once'
import { describeSigningAtOnce } from './signing-at-once'
import { describeSlowDatabase } from './slow-database'
import { describeUnlinkingAtOnce } from './unlinking-at-once'

describeOnBothEngines('the CMS', (engine) => {
  let stage: EngineStage

  beforeAll(async () => {
    stage = await setEngineStage(engine)
  })
  afterAll(() => stage.clear())
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') console.log(stage.cms.lastLines())
  })

  const current = () => stage
  // First: it counts all stays.
  describeManyStays(current)
  // Next: it makes all stays anew.
  describeEarlierStays(current)
  describeReservingAtOnce(current)
  describeSigningAtOnce(current)
  describeAnsweringAtOnce(current)
  describePayingAtOnce(current)
  describeLeadStaysAtOnce(current)
  describeUnlinkingAtOnce(current)
  describeManyReservations(current)
  // Last: it ends the CMS.
  if (engine.name === 'PostgreSQL') describeSlowDatabase(current)
})
