/** The file is no PDF that can be checked, or takes more work than a regular one. */
export class PdfUnreadable extends Error {
  override name = 'PdfUnreadable'
}

/** Limits how much of one file is read: each token costs one. */
export type PdfBudget = { spend: () => void }

/** A budget of so many tokens. `spend` throws `PdfUnreadable` once they are used up. */
export function createPdfBudget(tokens: number): PdfBudget {
  let left = tokens
  return {
    spend: () => {
      if (--left < 0) throw new PdfUnreadable('The file holds more than can be looked through.')
    },
  }
}
