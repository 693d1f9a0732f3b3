import type { words } from './en'

/** The shape of a language: a namespace a feature. */
export type Words = typeof words
