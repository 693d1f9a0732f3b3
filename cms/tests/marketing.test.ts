import { afterAll, beforeAll } from 'vitest'
import { describeDuplicates } from './duplicates'
import { describeLandings } from './landings'
import { describeMarketingAccess } from './marketing-access'
import { describePublishChecks } from './publish-checks'
import { describeRedirects } from './redirects'
import { clearStage, setStage, type Stage } from './stage'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => clearStage(stage))

const current = () => stage
describeLandings(current)
describeDuplicates(current)
describeRedirects(current)
describePublishChecks(current)
describeMarketingAccess(current)
