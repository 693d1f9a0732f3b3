import type { LeadFlags } from '~/ui/blocks/block-views'

/** The switches of a landing's form, without the rest of the landing. */
export function leadFlags(landing: LeadFlags): LeadFlags {
  const { showContactWay, showSpecialRequeriment, showFinishDate, showLocation } = landing
  return { showContactWay, showSpecialRequeriment, showFinishDate, showLocation }
}
