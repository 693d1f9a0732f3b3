// A file of its own: zod loads on use.
import * as z from 'zod'

/** What the call about a rental answers, as far as its name is asked for (`docs/api.md`). */
export const nameAnswerSchema = z.object({ name: z.string().min(1) })
