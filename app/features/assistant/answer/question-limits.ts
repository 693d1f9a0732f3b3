/** Letters of a question; nobody looks for a house in a page of text. */
export const questionLengthAtMost = 300
