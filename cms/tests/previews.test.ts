import { afterAll, beforeAll, vi } from 'vitest'
import { describeDraftAccess } from './draft-access'
import { describePreviews } from './previews'
import { clearStage, setStage, type Stage } from './stage'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 240_000 })

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => clearStage(stage))

const current = () => stage
describePreviews(current)
describeDraftAccess(current)
