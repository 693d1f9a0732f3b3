import { createRateLimit } from '~/platform/http/rate-limit.server'
import { singleton } from '~/platform/process/singleton.server'
import { minutes } from '~/platform/units/duration'

/** Counts the files that come from an address: a form has two, and nobody chooses the wrong one fifteen times. */
export const sentFiles = () =>
  singleton('sent-files', () => createRateLimit({ most: 30, within: minutes(10) }))
