import type { serverWords } from './en/server'

/** The shape of a language: a namespace a feature. Those of mails are known to the server alone. */
export type Words = typeof serverWords
