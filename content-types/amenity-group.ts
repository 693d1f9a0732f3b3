/** Groups under which a page lists amenities, in their order there. */
export const amenityGroups = ['comfort', 'kitchen', 'outdoor', 'family', 'work', 'safety'] as const
