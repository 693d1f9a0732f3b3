import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'

const allowed = new AsyncLocalStorage<true>()

/** Runs work that may create submissions and write visitors' fields. Only the site's endpoints use it. */
export function allowSubmissionWrites<Result>(work: () => Promise<Result>): Promise<Result> {
  return allowed.run(true, work)
}

export function areSubmissionWritesAllowed(strapi: Core.Strapi): boolean {
  return allowed.getStore() === true || strapi.config.get('seeding', false)
}
