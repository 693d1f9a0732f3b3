/** What programs and stored inquiries hold where nothing was said (browsing.md §3, "Inquiry payload"). */
export const notSaid = 'None'
