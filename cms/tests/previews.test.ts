import { afterAll, beforeAll } from 'vitest'
import { describeDraftAccess } from './draft-access'
import { describePreviews } from './previews'
import { clearStage, setStage, type Stage } from './stage'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => clearStage(stage))

const current = () => stage
describePreviews(current)
describeDraftAccess(current)
