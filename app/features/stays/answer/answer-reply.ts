export const maxAnswerLength = 4800
export const maxSubjectLength = 150

/** How an answer is sent; the values of the buttons. */
export const answerChannels = ['mailed', 'whatsApp'] as const

export type AnswerChannel = (typeof answerChannels)[number]

/** Why an answer was not given, with the draft, which is never lost. */
export type AnswerReply = {
  problem:
    | 'empty'
    | 'tooLong'
    | 'unfilled'
    | 'noEmail'
    | 'noPhone'
    | 'outdated'
    | 'repeated'
    | 'unavailable'
    | 'notSent'
  /** Placeholders that are still in the text. */
  unfilled: string
  replyId: string
  /** Of the stay that the writer saw; null if the page now shows what changed since. */
  revision: number | null
  subject: string
  text: string
}
