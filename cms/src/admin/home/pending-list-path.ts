/** The list of submissions of a type that nobody has taken up, the newest first, inside the panel. */
export function pendingListPath(uid: string): string {
  return `/content-manager/collection-types/${uid}?page=1&pageSize=50&sort=receivedAt:DESC&filters[$and][0][stage][$eq]=new`
}
