/** The key in the outbox of an answer by e-mail, by the id that it has in the timeline of its stay. */
export const answerKey = (replyId: string) => `${replyId}.answer`
