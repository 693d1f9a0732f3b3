/** What a legal text holds for: the whole site, or one kind of place. */
export const legalAreas = ['site', 'accommodation'] as const
