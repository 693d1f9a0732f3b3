import { createRateLimit } from '~/platform/http/rate-limit.server'
import { remember } from '~/platform/process/remember.server'
import { minutes } from '~/platform/units/duration'

/** Counts the files that come from an address: a form has two, and nobody chooses the wrong one fifteen times. */
export const sentFiles = () =>
  remember('sent-files', () => createRateLimit({ most: 30, within: minutes(10) }))
