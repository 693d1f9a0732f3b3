import type { LostReason, StayStage } from '../../../../content-types/stay-stage'
import type { GuestKey } from './guests'

export type StaySeed = {
  guest: GuestKey
  /** Slug of the rental. */
  house: string
  /** Slugs of the houses that the offer names besides. */
  also?: string[]
  stage: StayStage
  /** The day of the inquiry, counted from the day of seeding; always before it. */
  asked: number
  arrives: number
  nights: number
  adults: number
  children?: number
  /** Where the guest came from; absent: directly. */
  source?: 'google' | 'instagram' | 'facebook' | 'newsletter'
  /** What the guest wrote. */
  words?: string
  /** What the team wrote down. */
  note?: string
  lost?: LostReason
  /** Days from the day of seeding until staff look at it again. */
  followUp?: number
  /** A part of the price that was paid, in percent. */
  paid?: number
  review?: { text: string; ratings: [number, number, number, number, number]; answer?: string }
}
