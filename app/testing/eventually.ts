import { vi } from 'vitest'
import { seconds } from '~/platform/units/duration'

/** Waits until a check passes; half a minute, since a busy machine is slow. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: seconds(30), interval: 10 })
