/** The kind under which signed PDFs are kept. No form takes it, and no time of keeping deletes it. */
export const agreementKind = 'contract-agreement'
