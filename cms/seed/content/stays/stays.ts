import { askedStays } from './asked-stays'
import { bookedStays } from './booked-stays'
import { pastStays } from './past-stays'
import type { StaySeed } from './stay-seed'

/** Sixty stays in every stage over nine months. A guest may come again. */
export const stays: readonly StaySeed[] = [...askedStays, ...bookedStays, ...pastStays]
