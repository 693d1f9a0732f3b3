import * as z from 'zod'
import { wordsSchema } from './entry-fields'

/** A question with its answer in Markdown. */
export const questionSchema = z.object({ question: wordsSchema, answer: wordsSchema })
