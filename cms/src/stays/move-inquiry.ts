import type { Core } from '@strapi/strapi'
import type { StayStage } from '../content-types/stay-stage'
import { recordProgramSave } from '../publishing/guard-overwriting'
import type { InquiryStage } from '../submissions/inquiry-stages'
import type { StayRecord } from './stay-record'

const uid = 'api::inquiry.inquiry'

const inquiryStages: Partial<Record<StayStage, InquiryStage>> = {
  answered: 'contacted',
  offered: 'offered',
  accepted: 'accepted',
  lost: 'declined',
}

/**
 * Gives the inquiry the stage of its stay, for the panel's list; a form of the panel that shows the one before is no
 * longer saved. Call it in the transaction that moves the stay.
 */
export async function moveInquiry(
  strapi: Core.Strapi,
  { inquiry }: StayRecord,
  stage: StayStage,
): Promise<void> {
  const next = inquiryStages[stage]
  if (!inquiry || !next) return
  const where = { reference: inquiry, stage: { $notIn: ['spam' as const, next] } }
  const moved = await strapi.db.query(uid).findOne({ where, select: ['documentId'] })
  if (!moved) return
  recordProgramSave('site', uid, moved.documentId)
  await strapi.db.query(uid).updateMany({ where, data: { stage: next, updatedAt: new Date() } })
}
