/** The longest question, in characters. */
export const maxQuestionLength = 300
