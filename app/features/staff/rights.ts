import type { StaffRole } from '~content/staff-account'

/** What can be done in the staff area. */
export type StaffRight =
  | 'enter'
  | 'stays'
  | 'contracts'
  | 'contractInquiries'
  | 'bookingConfirmations'
  /** Figures without guests; who may sign in may see them. */
  | 'reports'
  /** Export and import of all rentals. */
  | 'rentalTable'
  /** CVs and photos of applicants. */
  | 'careerFiles'
  /** Identity photos and documents of guests and owners. */
  | 'identityFiles'
  /** Erasing a private file before the end of its retention period. */
  | 'deleteFiles'

/**
 * Who may do what (decisions.md, "Who may do what"; docs/decisions/0025). Operations work on contracts and
 * read applications; identity documents are opened by administrators alone. Marketing
 * reads reports (operations.md §2).
 */
const rights: Record<StaffRole, readonly StaffRight[]> = {
  administrator: [
    'enter',
    'stays',
    'contracts',
    'contractInquiries',
    'bookingConfirmations',
    'reports',
    'rentalTable',
    'careerFiles',
    'identityFiles',
    'deleteFiles',
  ],
  operations: [
    'enter',
    'stays',
    'contracts',
    'contractInquiries',
    'bookingConfirmations',
    'reports',
    'rentalTable',
    'careerFiles',
  ],
  marketing: ['reports'],
  none: [],
}

/** Where the area begins for a role: Today, or the reports for those who may see nothing else. */
export function firstPageOf(role: StaffRole): 'staffHome' | 'staffReports' {
  return hasRight(role, 'enter') ? 'staffHome' : 'staffReports'
}

/** Whether a role has a right. */
export function hasRight(role: StaffRole, right: StaffRight): boolean {
  return rights[role].includes(right)
}
