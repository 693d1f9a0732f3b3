import type { LeadFormData } from './lead-form-data'

/**
 * A form whose script comes late, since most visitors of its page never see it. Its style sheets would come with
 * the script, so they stand in the page where the form does: it is drawn before script runs, or without any.
 */
export type LateForm = { data: LeadFormData; styles: string }
