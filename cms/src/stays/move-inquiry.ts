import type { Core } from '@strapi/strapi'
import type { StayStage } from '../content-types/stay-stage'
import type { InquiryStage } from '../submissions/inquiry-stages'
import type { StayRecord } from './stay-record'

const inquiryStages: Partial<Record<StayStage, InquiryStage>> = {
  answered: 'contacted',
  offered: 'offered',
  accepted: 'accepted',
  lost: 'declined',
}

/** Gives the inquiry the stage of its stay, for the panel's list. Call it in the transaction that moves the stay. */
export async function moveInquiry(
  strapi: Core.Strapi,
  { inquiry }: StayRecord,
  stage: StayStage,
): Promise<void> {
  const next = inquiryStages[stage]
  if (!inquiry || !next) return
  const where = { reference: inquiry, stage: { $ne: 'spam' as const } }
  await strapi.db.query('api::inquiry.inquiry').updateMany({ where, data: { stage: next } })
}
