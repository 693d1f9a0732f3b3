/** What opens by its id, by buttons of other parts of the page. */
export const panelId = 'calculator'
export const calendarId = 'calculator-calendar'
export const problemId = 'calculator-problem'
