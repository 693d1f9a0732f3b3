/** The longest question, in characters. */
export const questionLengthAtMost = 300
