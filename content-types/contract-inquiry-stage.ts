/** The stages of a contract inquiry; staff may move it anywhere. */
export const contractInquiryStages = ['new', 'contacted', 'won', 'lost', 'settled', 'spam'] as const
