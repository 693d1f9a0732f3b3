import { leadKinds } from './lead-kind'
import { stayStageNames } from './stay-stage'

/** With what an entry of the inbox began; `team`: a contract or confirmation without an inquiry. */
export const inboxSources = ['inquiry', 'team', ...leadKinds] as const

/** `waiting`: the team has the next step; `due`: the day of follow-up has come. */
export const inboxStates = ['waiting', 'due', ...stayStageNames] as const

export type InboxState = (typeof inboxStates)[number]

/** Entries have waited for this many days at least. */
export const inboxAges = [1, 3, 7, 30] as const

export const inboxRowsPerPage = 25
