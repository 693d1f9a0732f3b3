/** The panel's path to a type's unanswered submissions, newest first. */
export function pendingListPath(uid: string): string {
  return `/content-manager/collection-types/${uid}?page=1&pageSize=50&sort=receivedAt:DESC&filters[$and][0][stage][$eq]=new`
}
